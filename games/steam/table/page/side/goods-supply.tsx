import { CubeIcon } from '@roundhouse/rail-table';
import { useWords } from '@roundhouse/ui';
import { boardOf } from '../../../content/maps.ts';
import { newCitiesLeft } from '../../../rules/places.ts';
import type { Position } from '../../../rules/position.ts';

/** The sets of cubes that may still come to cities, the New Cities that are left, and where cities have grown. */
export function GoodsSupply({ position }: { readonly position: Position }) {
  const { t } = useWords();
  const { cities, colorOf } = boardOf(position);
  const newCities = newCitiesLeft(position).flatMap((id) => colorOf.get(id) ?? []);
  const grown = position.grown.map((id) => cities.find((city) => city.id === id)?.name ?? id);
  return (
    <>
      <ol className="steam-supply" aria-label={t('Goods supply')}>
        {position.supply.map((set, space) => (
          <li key={space}>
            <span className="steam-space">{space + 1}</span>
            {set.length === 0 ? <span className="rail-note">{t('taken')}</span> : null}
            {set.map((good, index) => (
              <CubeIcon key={index} good={good} size={20} />
            ))}
          </li>
        ))}
      </ol>
      <p className="rail-bag">
        <span>{newCities.length === 0 ? t('No New Cities are left') : t('New Cities left')}</span>
        {newCities.map((color, index) => (
          <CubeIcon key={index} good={color} size={18} />
        ))}
      </p>
      <p className="rail-note">
        {grown.length === 0
          ? t('No city has grown yet. A city can grow once.')
          : t('Cities that have grown: {cities}', { cities: grown.join(', ') })}
      </p>
    </>
  );
}

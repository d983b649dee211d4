import { type Text, text, textFromData } from '@roundhouse/kernel';
import type { Setup } from '@roundhouse/table-kit';
import type { CityOfIron } from '../../rules/game.ts';
import type { Options } from '../../rules/options.ts';

interface Way {
  /** Added to the id of the set. */
  readonly suffix: string;
  readonly name: Text;
  readonly blurb: Text;
  readonly options: Pick<Options, 'mode' | 'nationAbilities'>;
}

const WAYS: readonly Way[] = [
  {
    suffix: '',
    name: text('Family game'),
    blurb: text('Citizens only: no soldiers, no towns to conquer, and all nations alike.'),
    options: { mode: 'family', nationAbilities: false },
  },
  {
    suffix: '-full',
    name: text('Full game'),
    blurb: text('Soldiers, and towns to conquer from the world and from each other.'),
    options: { mode: 'full', nationAbilities: false },
  },
  {
    suffix: '-nations',
    name: text('Full game with nations'),
    blurb: text('Each nation has a strength and cards of its own. For those who know the game.'),
    options: { mode: 'full', nationAbilities: true },
  },
];

const SEATS = { min: 2, max: 4 };

/** Every set of cards that can be chosen, each in the ways that it can be played. */
export function setups({ sets }: CityOfIron): readonly Setup<Options>[] {
  return sets.ids().flatMap((id) => {
    const set = sets.named(id);
    return WAYS.map(({ suffix, name, blurb, options }) => ({
      id: `${id}${suffix}`,
      name: textFromData(set.name),
      variant: { place: id, name, blurb },
      blurb: text(
        '{buildings, plural, one {# building} other {# buildings}}, {cards, plural, one {# kind of card} other {# kinds of cards}}, {lands, plural, one {# land} other {# lands}} and {towns, plural, one {# town} other {# towns}}.',
        {
          buildings: set.buildings.size,
          cards: set.cards.size,
          lands: set.lands.size,
          towns: set.towns.size,
        },
      ),
      provenance: [textFromData(set.file.provenance)],
      options: { set: id, ...options },
      seats: SEATS,
    }));
  });
}

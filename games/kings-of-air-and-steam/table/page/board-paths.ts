import { airshipSpace } from '../../rules/move-and-action/flight.ts';
import type { BoardPath } from './board/paths.tsx';
import type { PanelProps } from './panels/panel-props.ts';
import { legsOf } from './planning.ts';
import { quoteOf, shipmentOf } from './shipping.ts';

/** The ways over the board that belong to what is pointed at. */
export function boardPaths(props: PanelProps): readonly BoardPath[] {
  const { table, seat, pointing, pencil } = props;
  const { position } = table;
  const { at } = pointing;
  switch (position.phase.name) {
    case 'plan':
      return legsOf(position, seat, pencil.marks)
        .filter(({ way }) => way.length > 0)
        .map(({ socket, way }) => ({ kind: 'note', spaces: way, sign: String(socket + 1) }));
    case 'flight':
      return at.flight === null ? [] : [{ kind: 'flight', spaces: [airshipSpace(position, seat), ...at.flight.path] }];
    case 'choose-route':
      return trains(props, quoteOf(position, seat, position.phase.shipment).ways);
    case 'action':
    case 'second-action':
    case 'extra-shipment': {
      if (at.link !== null) return [{ kind: 'track', spaces: at.link.path }];
      const ship = shipmentOf(table.legal, at);
      return ship === null ? [] : trains(props, quoteOf(position, seat, ship).ways);
    }
    default:
      return [];
  }
}

/** Every way that a train could take; where one is chosen, the others step back. */
function trains(
  { pointing }: PanelProps,
  ways: readonly { readonly stops: readonly number[]; readonly way: readonly number[] }[],
): readonly BoardPath[] {
  const chosen = pointing.at.stops?.join() ?? null;
  return ways.map(({ stops, way }) => ({
    kind: 'train',
    spaces: way,
    faint: chosen === null ? ways.length > 1 : stops.join() !== chosen,
  }));
}

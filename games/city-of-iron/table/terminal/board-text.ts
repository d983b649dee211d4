import type { TerminalWords } from '@roundhouse/style';
import { buildingOf, type GameSet, landOf, townOf } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import { capacityOf } from '../../rules/cities.ts';
import type { Position } from '../../rules/position.ts';
import { defenseOf } from '../../rules/three-actions/towns.ts';

/** What a terminal shows without breaking a line. */
const WIDTH = 110;
const INDENT = 6;

const spell = (goods: Readonly<Record<string, number>>): string =>
  Object.entries(goods)
    .map(([good, amount]) => `${amount} ${good}`)
    .join(', ');

export function buildingText(set: GameSet, id: string): string {
  const { name, cost, land, goods } = buildingOf(set, id);
  const price = cost.science === 0 ? `${cost.coins}c` : `${cost.coins}c ${cost.science}s`;
  const where = land === null ? '' : ` on ${land}`;
  const makes = Object.keys(goods).length === 0 ? '' : `: ${spell(goods)}`;
  return `${name} ${id} (${price}${where}${makes})`;
}

/** The row, the towns, the lands, and everybody's cities. */
export function boardText(p: Position, words: TerminalWords): readonly string[] {
  const set = setOf(p);
  return [
    `Round ${p.round}. Score Cards shown: ${p.shown} of ${set.decks.length}, scored: ${p.scorings}.`,
    'The row, left to right:',
    ...p.row.map((id) => `  ${buildingText(set, id)}`),
    ...p.towns.flatMap(({ top }) => (top === null ? [] : [`Town open: ${townText(p, set, top)}`])),
    'Lands open:',
    ...p.lands.map((id) => `  ${landText(set, id)}`),
    ...p.players.flatMap((player, seat) => [
      `${words.paint(words.seatName(seat), `seat-${seat}`)}:`,
      ...player.cities.flatMap((city) => {
        const room = `${city.buildings.length}/${capacityOf(p, set, player, city)}`;
        return wrapped(`  ${landOf(set, city.land).name} ${room}: `, names(set, city.buildings));
      }),
      ...player.towns.map((id) => `  town ${townText(p, set, id)}`),
      ...(player.stored.length === 0 ? [] : wrapped('  stored: ', names(set, player.stored))),
    ]),
  ];
}

const names = (set: GameSet, ids: readonly string[]): readonly string[] => ids.map((id) => buildingOf(set, id).name);

/** A list behind a heading, on as many lines as it takes. */
export function wrapped(heading: string, things: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line = heading;
  for (const [index, thing] of things.entries()) {
    const next = index < things.length - 1 ? `${thing}, ` : thing;
    if (line.length + next.length > WIDTH) {
      lines.push(line.trimEnd());
      line = ' '.repeat(INDENT);
    }
    line += next;
  }
  return [...lines, line.trimEnd()];
}

function townText(p: Position, set: GameSet, id: string): string {
  const { name, goods, distance } = townOf(set, id);
  return `${name} (${spell(goods)}; defense ${defenseOf(p, set, id)}, distance ${distance})`;
}

function landText(set: GameSet, id: string): string {
  const { name, distance, types, vehicle } = landOf(set, id);
  return `${name} (distance ${distance}, ${types.join(' ')}${vehicle === null ? '' : `, by ${vehicle}`})`;
}

import { type Hex, hexAt } from '@roundhouse/hex';
import { clone, rngFrom, type Seat } from '@roundhouse/kernel';
import type { Laid, Orientation, Run } from '@roundhouse/rails';
import { type ActionTile, type Good, TILES } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import type { Action } from '../../rules/actions.ts';
import type { Event } from '../../rules/events.ts';
import { steam } from '../../rules/game.ts';
import { placeName } from '../../rules/places.ts';
import { type BuildTrackPhase, type Mode, networkAt, type Player, type Position } from '../../rules/position.ts';
import { steamOnTrial } from './proving-ground.ts';

/** Those who build in the rulebook's examples. */
export const RON = 0;
export const MORGAN = 1;
export const BILL = 2;

type Owner = Seat | null;
type Build = Extract<Action, { type: 'build' }>;

/**
 * What lies on a hex: its column and row, what it looks like, and the owners in the order written. `'0-3'` is a
 * straight, `'0-3 1-4'` two tracks, `'town 0 3'` a town tile with these exits, `'city red'` a New City.
 */
export type Laying = readonly [column: number, row: number, look: string, ...owners: Owner[]];

/** Each track as the bits of its two sides, or each exit of a town tile as the bit of its side. */
function bitsOf(look: string): number[] {
  const bit = (sides: string): number => sides.split('-').reduce((bits, side) => bits | (1 << Number(side)), 0);
  return look
    .replace('town ', '')
    .split(' ')
    .map((sides) => bit(sides));
}

function piecesOf({ face, tracks, exits }: Orientation): number[] {
  return face.kind === 'town' ? exits.map((exit) => 1 << exit) : tracks.map(([a, b]) => (1 << a) | (1 << b));
}

export function tileLike(look: string): Orientation {
  const inOrder = (pieces: readonly number[]): string => pieces.toSorted((a, b) => a - b).join();
  const wanted = inOrder(bitsOf(look));
  const town = look.startsWith('town ');
  const found = TILES.orientations.find(
    (tile) => (tile.face.kind === 'town') === town && inOrder(piecesOf(tile)) === wanted,
  );
  if (found === undefined) throw new RangeError(`no tile looks like "${look}"`);
  return found;
}

function laidAs(look: string, owners: readonly Owner[]): Laid {
  if (look.startsWith('city ')) return { city: look.replace('city ', '') };
  const tile = tileLike(look);
  const written = bitsOf(look);
  return {
    tile: tile.face.id,
    rotation: tile.rotation,
    owners: piecesOf(tile).map((piece) => owners[written.indexOf(piece)] ?? null),
  };
}

export interface SceneChanges {
  readonly map?: string;
  readonly mode?: Mode;
  readonly track?: readonly Laying[];
  /** What is different from a rich player who has built before, by seat. */
  readonly players?: Readonly<Record<Seat, Partial<Player>>>;
  readonly phase?: Partial<BuildTrackPhase>;
  readonly supply?: readonly (readonly Good[])[];
  readonly grown?: readonly string[];
}

const RICH: Player = {
  cash: 100,
  income: 0,
  points: 0,
  level: 1,
  tile: null,
  passedTile: false,
  hasBuilt: true,
  preference: 'ask',
  outInTurn: null,
};

/** Three players in the middle of building track, and the questions that tests ask about it. */
export class BuildingScene {
  position: Position;
  events: Event[] = [];

  constructor({ map = 'northeast', mode = 'base', players = {}, phase, ...changes }: SceneChanges = {}) {
    const start = steamOnTrial.setup({ map, mode, firstGame: true }, 3, rngFrom('scene'), () => {});
    const { grid } = boardOf(start);
    const track = [...start.track];
    for (const [column, row, look, ...owners] of changes.track ?? []) {
      track[hexAt(grid, column, row)] = laidAs(look, owners);
    }
    const cities = track.flatMap((laid) => (laid !== null && 'city' in laid ? [laid.city] : []));
    const all = [RON, MORGAN, BILL].map((seat) => ({ ...RICH, ...players[seat] }));
    const seat = phase?.seat ?? RON;
    const { tile, passedTile } = all[seat] ?? RICH;
    const special = !passedTile && (tile === 'city-growth' || tile === 'urbanization') ? tile : 'none';
    // Through the border, for a scene that could not be loaded would prove nothing.
    this.position = steamOnTrial.position.parse({
      ...start,
      turn: 2,
      order: [RON, MORGAN, BILL],
      players: all,
      track,
      cubes: { ...start.cubes, ...Object.fromEntries(cities.map((city) => [city, []])) },
      supply: changes.supply ?? start.supply,
      grown: changes.grown ?? [],
      phase: {
        name: 'build-track',
        seat,
        builds: 0,
        special,
        stocking: null,
        touched: [],
        fresh: [],
        ...phase,
      },
    } satisfies Position);
  }

  get seat(): Seat {
    if (this.position.phase.name !== 'build-track') throw new RangeError('nobody builds');
    return this.position.phase.seat;
  }

  player(seat: Seat): Player {
    return this.position.players[seat] ?? RICH;
  }

  hex(column: number, row: number): Hex {
    return hexAt(boardOf(this.position).grid, column, row);
  }

  buildOf(column: number, row: number, look: string): Build {
    const { face, rotation } = tileLike(look);
    return { type: 'build', hex: this.hex(column, row), tile: face.id, rotation };
  }

  /** The rule that refuses an action, or null. What is refused is not listed as legal either. */
  refusal(action: Action): string | null {
    const violation = steam.check(this.position, this.seat, action);
    const listed = steam
      .legal(this.position, this.seat)
      .some((legal) => JSON.stringify(legal) === JSON.stringify(action));
    if (violation !== null && listed) throw new Error(`${violation.rule} refuses what is listed as legal`);
    return violation?.rule ?? null;
  }

  refusalToBuild(column: number, row: number, look: string): string | null {
    const action = this.buildOf(column, row, look);
    const rule = this.refusal(action);
    const listed = steam.legal(this.position, this.seat).filter(({ type }) => type === 'build');
    if (rule === null && !listed.some((legal) => JSON.stringify(legal) === JSON.stringify(action))) {
      throw new Error(`"${look}" is allowed but not listed`);
    }
    return rule;
  }

  play(action: Action): Event[] {
    const violation = steam.check(this.position, this.seat, action);
    if (violation !== null) throw new Error(`refused by ${violation.rule}: ${violation.why.text}`);
    const next = clone(this.position);
    this.events = [];
    steam.play(next, this.seat, action, rngFrom('play'), (event) => this.events.push(event));
    this.position = next;
    return this.events;
  }

  /** Builds, and says what the tile cost. */
  build(column: number, row: number, look: string): number {
    const built = this.play(this.buildOf(column, row, look)).find((event) => event.type === 'track-built');
    return built?.type === 'track-built' ? built.cost : Number.NaN;
  }

  urbanization(column: number, row: number, city: string): Action {
    return { type: 'urbanize', hex: this.hex(column, row), city };
  }

  /** Places a New City and takes the first set that is left. */
  urbanize(column: number, row: number, city: string): void {
    this.play(this.urbanization(column, row, city));
    const [stock] = steam.legal(this.position, this.seat).filter(({ type }) => type === 'stock-city');
    if (stock !== undefined) this.play(stock);
  }

  finish(): Event[] {
    return this.play({ type: 'finish-building' });
  }

  /** A turn later: that seat builds. */
  nextTurnOf(seat: Seat, tile: ActionTile | null = null): void {
    const special = tile === 'city-growth' || tile === 'urbanization' ? tile : 'none';
    this.position = {
      ...this.position,
      players: this.position.players.map((player, each) => ({ ...player, tile: each === seat ? tile : null })),
      phase: { name: 'build-track', seat, builds: 0, special, stocking: null, touched: [], fresh: [] },
    };
  }

  ownerAt(column: number, row: number, edge: number): Owner | undefined {
    return networkAt(this.position).segmentAt(this.hex(column, row), edge)?.owner;
  }

  /** Every side of a town's tile with its owner, in the order of the sides. */
  exitsAt(column: number, row: number): string[] {
    return [0, 1, 2, 3, 4, 5].flatMap((edge) => {
      const owner = this.ownerAt(column, row, edge);
      return owner === undefined ? [] : [`${edge}: ${owner ?? 'nobody'}`];
    });
  }

  /** The completed links, as "Albany - New York: owner". */
  links(): string[] {
    return this.#described((run) => run.complete);
  }

  /** The other runs, as "Albany - : owner". */
  unfinished(): string[] {
    return this.#described((run) => !run.complete);
  }

  #described(which: (run: Run) => boolean): string[] {
    return networkAt(this.position)
      .runs.filter(which)
      .map(({ from, to, owner }) => {
        const ends = [from.place, to.place].map((place) => (place === -1 ? '' : placeName(this.position, place)));
        return `${ends.toSorted((a, b) => (a === '' ? 1 : b === '' ? -1 : a.localeCompare(b))).join(' - ')}: ${owner ?? 'nobody'}`;
      })
      .toSorted();
  }
}

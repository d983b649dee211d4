import { type Hex, hexAt } from '@roundhouse/hex';
import { clone, rngFrom, type Seat } from '@roundhouse/kernel';
import { isTile, type Laid, type Orientation, type Run, trackKey } from '@roundhouse/rails';
import { type ActionName, TILES } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import type { Action } from '../../rules/actions.ts';
import type { Event } from '../../rules/events.ts';
import { ageOfSteam } from '../../rules/game.ts';
import { placeName } from '../../rules/places.ts';
import { type BuildTrackPhase, networkAt, type Player, type Position } from '../../rules/position.ts';
import { ageOfSteamOnTrial } from './proving-ground.ts';

/** Those who build in the rulebook's examples. */
export const PETE = 0;
export const DAVE = 1;
export const JOHN = 2;
export const VINCE = 3;

const RUST_BELT_COLUMNS = 18;

export function at(column: number, row: number): Hex {
  return row * RUST_BELT_COLUMNS + column;
}

type Owner = Seat | null;

/**
 * Track on a hex: its column and row, what it looks like, and its owners in the order written. `'4-1'` is a straight,
 * `'4-1 2-5'` two tracks, `'town 0 2 4'` a dedicated town tile, `'city A'` a New City. In a town the owners are those
 * of the exits, in the order written.
 */
export type Laying = readonly [column: number, row: number, look: string, ...owners: Owner[]];

interface Look {
  readonly tracks: readonly (readonly [number, number])[];
  readonly exits: readonly number[];
  readonly printedTown: boolean;
}

function parseLook(look: string): Look {
  const words = look.split(' ');
  if (words[0] === 'town') return { tracks: [], exits: words.slice(1).map(Number), printedTown: true };
  const tracks = words.map((word) => {
    const [a, b] = word.split('-').map(Number);
    if (a === undefined || b === undefined) throw new RangeError(`"${word}" is no track`);
    return [a, b] as const;
  });
  return { tracks, exits: tracks.flat(), printedTown: false };
}

function sameNumbers(one: readonly number[], other: readonly number[]): boolean {
  return one.toSorted((a, b) => a - b).join() === other.toSorted((a, b) => a - b).join();
}

/** The tile that looks so. */
function tileOf(look: string): Orientation {
  const { tracks, exits, printedTown } = parseLook(look);
  const keys = tracks.map(([a, b]) => trackKey(a, b));
  const found = TILES.orientations.find((tile) =>
    printedTown
      ? tile.face.townExits !== undefined && sameNumbers(tile.exits, exits)
      : tile.face.townExits === undefined &&
        sameNumbers(
          tile.tracks.map(([a, b]) => trackKey(a, b)),
          keys,
        ),
  );
  if (found === undefined) throw new RangeError(`no tile looks like "${look}"`);
  return found;
}

function laid(look: string, owners: readonly Owner[], town: boolean): Laid {
  if (look.startsWith('city ')) return { city: look.slice('city '.length) };
  const tile = tileOf(look);
  const written = parseLook(look);
  const ownerOf = (index: number): Owner => owners[index] ?? null;
  return {
    tile: tile.face.id,
    rotation: tile.rotation,
    owners: town
      ? tile.exits.map((exit) => ownerOf(written.exits.indexOf(exit)))
      : tile.tracks.map(([a, b]) => ownerOf(written.tracks.findIndex(([c, d]) => trackKey(a, b) === trackKey(c, d)))),
  };
}

export interface Scene {
  readonly map?: string;
  readonly seats?: number;
  /** Who builds now. */
  readonly seat?: Seat;
  readonly track?: readonly Laying[];
  readonly cash?: number;
  readonly hasBuilt?: boolean;
  /** The actions selected this turn, by seat. */
  readonly actions?: Readonly<Record<Seat, ActionName>>;
  readonly phase?: Partial<BuildTrackPhase>;
  /** Seats that have left the game. */
  readonly out?: readonly Seat[];
}

export interface UnfinishedTrack {
  readonly from: string;
  readonly at: Hex;
  readonly edge: number;
  readonly owner: Owner;
}

/** A game in the middle of building track, and the questions that tests ask about it. */
export class BuildingScene {
  position: Position;
  readonly events: Event[] = [];

  constructor(scene: Scene = {}) {
    const { map = 'rust-belt', seats = 4, seat = PETE, cash = 100, hasBuilt = true, actions = {}, out = [] } = scene;
    const start = ageOfSteamOnTrial.setup({ map }, seats, rngFrom('scene'), () => {});
    const everybody = Array.from({ length: seats }, (_, index) => index);
    const player: Player = { cash, income: 0, shares: 2, engine: 1, action: null, hasBuilt, outInTurn: null };
    const board = boardOf(start);
    const track: Laid[] = [...start.track];
    for (const [column, row, look, ...owners] of scene.track ?? []) {
      const hex = hexAt(board.grid, column, row);
      track[hex] = laid(look, owners, board.townAt.has(hex));
    }
    const newCities = track.flatMap((tile) => (tile !== null && 'city' in tile ? [tile.city] : []));
    // A scene that could not come from outside either would prove nothing.
    this.position = ageOfSteamOnTrial.position.parse({
      ...start,
      turn: 2,
      order: everybody.filter((each) => !out.includes(each)),
      players: everybody.map((each) => ({
        ...player,
        action: actions[each] ?? null,
        outInTurn: out.includes(each) ? 1 : null,
      })),
      track,
      cubes: { ...start.cubes, ...Object.fromEntries(newCities.map((city) => [city, []])) },
      phase: { name: 'build-track', seat, builds: 0, urbanized: false, touched: [], fresh: [], ...scene.phase },
    } satisfies Position);
  }

  get seat(): Seat {
    const { phase } = this.position;
    if (phase.name === 'game-over') throw new RangeError('the game is over');
    return phase.seat;
  }

  cash(seat: Seat): number {
    return this.position.players[seat]?.cash ?? Number.NaN;
  }

  hex(column: number, row: number): Hex {
    return hexAt(boardOf(this.position).grid, column, row);
  }

  #building(column: number, row: number, look: string): Action {
    const tile = tileOf(look);
    return { type: 'build', hex: this.hex(column, row), tile: tile.face.id, rotation: tile.rotation };
  }

  /** Why an action is refused: its rule, or null when it is not. Asking changes nothing. */
  refusal(action: Action): string | null {
    const before = JSON.stringify(this.position);
    const violation = ageOfSteam.check(this.position, this.seat, action);
    if (JSON.stringify(this.position) !== before) throw new Error('check changed the position');
    return violation?.rule ?? null;
  }

  /** The rule that a build would break, or null. */
  refusalToBuild(column: number, row: number, look: string): string | null {
    return this.refusal(this.#building(column, row, look));
  }

  refusalToUrbanize(column: number, row: number, city: string): string | null {
    return this.refusal({ type: 'urbanize', hex: this.hex(column, row), city });
  }

  play(action: Action): void {
    const violation = ageOfSteam.check(this.position, this.seat, action);
    if (violation !== null) throw new Error(`refused by ${violation.rule}: ${violation.why.text}`);
    const next = clone(this.position);
    ageOfSteam.play(next, this.seat, action, rngFrom('play'), (event) => this.events.push(event));
    this.position = next;
  }

  /** Builds, and says what was paid for it. */
  build(column: number, row: number, look: string): number {
    const { seat } = this;
    const before = this.cash(seat);
    this.play(this.#building(column, row, look));
    return before - this.cash(seat);
  }

  urbanize(column: number, row: number, city: string): void {
    this.play({ type: 'urbanize', hex: this.hex(column, row), city });
  }

  finish(): void {
    this.play({ type: 'finish-building' });
  }

  /** A turn later: that seat builds. */
  nextTurnOf(seat: Seat, action: ActionName | null = null): void {
    this.position = {
      ...this.position,
      turn: this.position.turn + 1,
      players: this.position.players.map((player, each) => ({ ...player, action: each === seat ? action : null })),
      phase: { name: 'build-track', seat, builds: 0, urbanized: false, touched: [], fresh: [] },
    };
  }

  ownerAt(column: number, row: number, edge: number): Owner | undefined {
    return networkAt(this.position).segmentAt(this.hex(column, row), edge)?.owner;
  }

  lookAt(column: number, row: number): string {
    const tile = this.position.track[this.hex(column, row)];
    if (tile === null || tile === undefined) return 'nothing';
    if (!isTile(tile)) return `city ${tile.city}`;
    const { face, tracks, exits } = TILES.get(tile.tile, tile.rotation);
    return face.townExits === undefined
      ? tracks
          .map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`)
          .toSorted()
          .join(' ')
      : `town ${exits.toSorted((a, b) => a - b).join(' ')}`;
  }

  /** The completed links, as "Evansville - Cincinnati: owner", the names of each link and the links in order. */
  links(): string[] {
    return networkAt(this.position)
      .runs.filter((run) => run.complete)
      .map((run) => `${this.#names(run)}: ${run.owner ?? 'nobody'}`)
      .toSorted();
  }

  #names(run: Run): string {
    return [run.from.place, run.to.place]
      .map((place) => placeName(this.position, place))
      .toSorted()
      .join(' - ');
  }

  unfinished(): UnfinishedTrack[] {
    return networkAt(this.position)
      .runs.filter((run) => !run.complete)
      .map((run) => {
        const [start, open] = run.from.place === -1 ? [run.to, run.from] : [run.from, run.to];
        return { from: placeName(this.position, start.place), at: open.hex, edge: open.edge, owner: run.owner };
      })
      .toSorted((one, other) => one.at - other.at || one.edge - other.edge);
  }

  markers(seat: Seat): number {
    return networkAt(this.position).markers(seat);
  }
}

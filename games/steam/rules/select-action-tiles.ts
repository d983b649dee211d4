import { firstOf, following, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { ACTION_TILES, type ActionTile, MAX_LEVEL, TILE_PRICES } from '../content/components.ts';
import type { Action } from './actions.ts';
import { cannotPay, pay } from './money.ts';
import { citiesWithoutMarker, newCitiesLeft, supplyLeft, townsLeft } from './places.ts';
import { changePlayer, type Position, playerAt } from './position.ts';
import type { DecisionSection } from './section.ts';

type Take = Extract<Action, { type: 'take-tile' }>;

export const selectActionTiles: DecisionSection<'select-action-tiles'> = {
  enter(p) {
    p.players = p.players.map((player) => ({ ...player, tile: null, passedTile: false }));
    p.phase = { name: 'select-action-tiles', seat: firstOf(p.order) };
    return 'waiting';
  },

  legal(p, _phase, seat) {
    return ACTION_TILES.flatMap((tile): Take[] => [
      { type: 'take-tile', tile, pass: false },
      { type: 'take-tile', tile, pass: true },
    ]).filter((take) => checkTake(p, seat, take) === null);
  },

  check: (p, _phase, seat, action) => checkTake(p, seat, action),

  play(p, _phase, seat, action, chance) {
    const { tile, pass } = action;
    const price = pass ? 0 : tilePrice(p, seat, tile);
    pay(p, seat, price, chance);
    changePlayer(p, seat, { tile, passedTile: pass });
    chance.tell({ type: 'tile-taken', seat, tile, pass, price });
    if (tile === 'locomotive' && !pass) {
      const level = playerAt(p, seat).level + 1;
      changePlayer(p, seat, { level });
      chance.tell({ type: 'locomotive-improved', seat, level });
    }
    const next = following(p.order, seat);
    if (next === undefined) return 'finished';
    p.phase = { name: 'select-action-tiles', seat: next };
    return 'waiting';
  },
};

/** What a tile costs when it is taken with its effect. */
export function tilePrice(p: Position, seat: Seat, tile: ActionTile): number {
  if (p.mode === 'standard') return 0;
  if (tile === 'city-growth') return TILE_PRICES.cityGrowth;
  if (tile === 'urbanization') return TILE_PRICES.urbanization;
  return tile === 'locomotive' ? TILE_PRICES.locomotive + playerAt(p, seat).level + 1 : 0;
}

/** In the standard game it is decided later, while building, whether a tile is used; so only what has no use is passed. */
function mayPass(p: Position, seat: Seat, tile: ActionTile): boolean {
  const hasUse = useless(p, seat, tile) === null;
  if (tile === 'city-growth') return p.mode === 'base' || !hasUse;
  return tile === 'urbanization' && p.mode === 'base' && hasUse;
}

function checkTake(p: Position, seat: Seat, { tile, pass }: Take): Violation | null {
  const holder = p.players.findIndex((player) => player.tile === tile);
  if (holder !== -1) {
    return refuse('select-action-tiles.once', '{tile} has been taken by {holder} this turn.', {
      tile: { term: tile },
      holder: { seat: holder },
    });
  }
  const idle = useless(p, seat, tile);
  if (!pass) return idle ?? cannotPay(playerAt(p, seat), tilePrice(p, seat, tile), p.mode);
  if (mayPass(p, seat, tile) || hasNothingElse(p, seat)) return null;
  return (
    idle ??
    refuse('select-action-tiles.pass-option', '{tile} cannot be taken without its effect.', { tile: { term: tile } })
  );
}

/** Why a tile would have no effect for this seat. */
function useless(p: Position, seat: Seat, tile: ActionTile): Violation | null {
  if (tile === 'locomotive' && playerAt(p, seat).level >= MAX_LEVEL) {
    return refuse('select-action-tiles.locomotive-limit', 'Your locomotive is at level {most} already.', {
      most: MAX_LEVEL,
    });
  }
  if (tile === 'urbanization' && (townsLeft(p).length === 0 || newCitiesLeft(p).length === 0)) {
    return refuse('select-action-tiles.urbanization-limit', 'There is no town or no New City tile left.');
  }
  if (tile === 'city-growth' && (citiesWithoutMarker(p).length === 0 || supplyLeft(p).length === 0)) {
    return refuse(
      'select-action-tiles.city-growth-limit',
      'There is no set of cubes or no city without a marker left.',
    );
  }
  return null;
}

/** Who can take no tile with its effect, and pass none, takes one that does nothing. */
function hasNothingElse(p: Position, seat: Seat): boolean {
  const taken = p.players.map((player) => player.tile);
  return ACTION_TILES.filter((tile) => !taken.includes(tile)).every(
    (tile) => !mayUse(p, seat, tile) && !mayPass(p, seat, tile),
  );
}

function mayUse(p: Position, seat: Seat, tile: ActionTile): boolean {
  if (useless(p, seat, tile) !== null) return false;
  return cannotPay(playerAt(p, seat), tilePrice(p, seat, tile), p.mode) === null;
}

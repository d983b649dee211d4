import type { Seat } from '@roundhouse/kernel';
import type { Pointing } from '@roundhouse/table-kit';
import { kingsOfAirAndSteam, type Position } from '../../index.ts';
import type { KingsView } from '../../table/page/panels/panel-props.ts';

/** What a seat sees on the page when it is its turn. */
export function viewOf(position: Position, seat: Seat): KingsView {
  return {
    game: kingsOfAirAndSteam,
    options: kingsOfAirAndSteam.options.parse({}),
    position,
    eye: seat,
    seat,
    actor: seat,
    legal: kingsOfAirAndSteam.legal(position, seat),
    players: [],
    step: null,
    motion: false,
    act: () => undefined,
    explain: () => undefined,
    openRule: () => undefined,
  };
}

/** A hand that stays where it is. */
export function pointingAt<T>(at: T): Pointing<T> {
  return { at, change: () => undefined, letGo: () => undefined };
}

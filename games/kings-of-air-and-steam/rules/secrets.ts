import { clone, type Eye, pick, type Rng, type Seat, shuffled } from '@roundhouse/kernel';
import { findTeam } from '../content/boxes.ts';
import type { CardId } from '../content/box.ts';
import { SOCKETS } from '../content/components.ts';
import { tilesToChooseFrom } from './abilities/market-sense.ts';
import { cardsLeft, copiesLeft, emptyPlan } from './deck.ts';
import { changePlayer, FACE_DOWN, type Player, type Position, playerAt } from './position.ts';

/** What an eye sees: the plans of others are face down until their cycle, and so are characters until all have chosen. */
export function view(p: Position, eye: Eye): Position {
  const { phase } = p;
  return {
    ...p,
    players: p.players.map((player, seat) => (seat === eye ? player : seenByOthers(p, player))),
    phase: phase.name === 'choose-demand' && phase.seat !== eye ? { ...phase, offered: null } : phase,
  };
}

const [CHOOSING, PLANNING] = [-2, -1];

/** How much is still face down: a phase before the cards are turned up, or the cycle. */
function stageOf({ phase, cycle }: Position): number {
  if (phase.name === 'choose-character') return CHOOSING;
  return phase.name === 'plan' ? PLANNING : cycle;
}

const kept = new WeakMap<Player, { readonly stage: number; readonly seen: Player }>();

/** Depends on the player and the stage alone, so it is kept until one of them changes. */
function seenByOthers(p: Position, player: Player): Player {
  const stage = stageOf(p);
  const known = kept.get(player);
  if (known?.stage === stage) return known.seen;
  const seen = {
    ...player,
    character: stage === CHOOSING && player.character !== null ? FACE_DOWN : player.character,
    plan: stage === PLANNING ? planWhilePlanning(player) : planInPlay(p, player),
  };
  kept.set(player, { stage, seen });
  return seen;
}

const NOT_READY = emptyPlan();
const READY = NOT_READY.map(() => FACE_DOWN);

/** How far somebody has come with a plan is nobody else's business either. */
function planWhilePlanning({ ready }: Player): Player['plan'] {
  return ready ? READY : NOT_READY;
}

function planInPlay({ cycle }: Position, { plan }: Player): Player['plan'] {
  return cycle === SOCKETS ? plan : plan.map((card, socket) => (card === null || socket < cycle ? card : FACE_DOWN));
}

/** Fills in by chance what a view does not show. */
export function guess(seen: Position, rng: Rng): Position {
  const p = clone(seen);
  for (const [other, player] of seen.players.entries()) {
    if (player.character === FACE_DOWN) {
      const characters = findTeam(p, player.team)?.characters ?? [];
      changePlayer(p, other, { character: pick(characters, rng).id });
    }
    if (player.plan.includes(FACE_DOWN)) guessPlan(p, other, rng);
  }
  if (p.phase.name === 'choose-demand' && p.phase.offered === null) {
    const { seat } = p.phase;
    p.phase = { ...p.phase, offered: tilesToChooseFrom(p, seat, p.order[p.turn] ?? seat, rng) };
  }
  return p;
}

function guessPlan(p: Position, seat: Seat, rng: Rng): void {
  const deck = shuffled(
    cardsLeft(p, seat).flatMap((card) => new Array<CardId>(copiesLeft(p, seat, card)).fill(card)),
    rng,
  );
  const { plan } = playerAt(p, seat);
  changePlayer(p, seat, { plan: plan.map((card) => (card === FACE_DOWN ? (deck.pop() ?? null) : card)) });
}

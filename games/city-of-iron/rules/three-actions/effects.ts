import { itemAt, type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { cardOf } from '../../content/set.ts';
import type { CardAction, CardEffect } from '../../content/set-file.ts';
import { setOf } from '../../content/sets.ts';
import { type CardDeed, type Chance, type EffectPhase, type Player, type Position, playerAt } from '../position.ts';
import type { Decision } from '../section.ts';
import { finishDeed } from './discard.ts';
import { kindOf } from './effect-kinds.ts';
import type { Turn } from './turn.ts';

export function actionOf(p: Position, deed: CardDeed): CardAction {
  const { action } = cardOf(setOf(p), deed.card);
  if (action === null) throw new RangeError(`${deed.card} has no action`);
  return action;
}

function effectsOf(p: Position, deed: CardDeed): readonly CardEffect[] {
  return itemAt(actionOf(p, deed).ways, deed.way).effects;
}

/** Whether an effect would do anything for this player, who has paid for the card already. */
export function isPossible(p: Position, seat: Seat, player: Player, effect: CardEffect): boolean {
  return kindOf(effect).possible(p, seat, player, effect);
}

/** Runs the effects of a played card from a step on; one that asks for a decision waits for it. */
export function runEffects(
  p: Position,
  turn: Turn,
  deed: CardDeed,
  laid: readonly string[],
  from: number,
  chance: Chance,
): Progress {
  const { seat } = turn;
  for (const [step, effect] of effectsOf(p, deed).entries()) {
    if (step < from || !isPossible(p, seat, playerAt(p, seat), effect)) continue;
    const kind = kindOf(effect);
    if (kind.choices !== undefined) {
      p.phase = { name: 'effect', seat, turn: turn.turn, deed, laid, step, used: 0 };
      return 'waiting';
    }
    kind.apply(p, seat, effect, chance);
  }
  return finishDeed(p, { ...turn, free: actionOf(p, deed).free }, laid, chance);
}

export function effectNow(p: Position, phase: EffectPhase): CardEffect {
  const effect = effectsOf(p, phase.deed)[phase.step];
  if (effect === undefined) throw new RangeError(`${phase.deed.card} has no effect ${phase.step}`);
  return effect;
}

/** An effect of a card that asks its owner for a decision. */
export const effects: Decision<'effect'> = {
  legal(p, phase, seat) {
    const effect = effectNow(p, phase);
    const choices = kindOf(effect).choices?.(p, seat, effect) ?? [];
    return phase.used === 0 ? choices : [...choices, { type: 'finish-effect' }];
  },

  check(p, phase, seat, action) {
    if (action.type === 'finish-effect') {
      return phase.used > 0 ? null : refuse('card-action.effects', 'Use what the card gives at least once.');
    }
    const effect = effectNow(p, phase);
    const kind = kindOf(effect);
    if (action.type !== effect.type || kind.choices === undefined) return cardFirst(p, phase);
    return kind.check(p, seat, effect, action);
  },

  play(p, phase, seat, action, chance) {
    const effect = effectNow(p, phase);
    const kind = kindOf(effect);
    if (action.type !== 'finish-effect' && kind.choices !== undefined) {
      kind.apply(p, seat, effect, chance, action, phase.deed);
      const used = phase.used + 1;
      if (used < (kind.times?.(effect) ?? 1) && isPossible(p, seat, playerAt(p, seat), effect)) {
        p.phase = { ...phase, used };
        return 'waiting';
      }
    }
    return runEffects(p, phase, phase.deed, phase.laid, phase.step + 1, chance);
  },

  owed: cardFirst,
};

function cardFirst(p: Position, { deed }: EffectPhase): Violation {
  return refuse('card-action.effects', 'First do what {card} says.', {
    card: { term: cardOf(setOf(p), deed.card).name },
  });
}

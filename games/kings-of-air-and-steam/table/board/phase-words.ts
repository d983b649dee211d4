import { SOCKETS } from '../../content/components.ts';
import type { Phase, Position } from '../../rules/position.ts';

/** The phases of a round as the rulebook numbers them. */
export const PARTS = ['1', '2', '3', '4', '5'] as const;

interface PhaseWords {
  readonly name: string;
  /** Index into the phases of a round; null before the first round and after the last. */
  readonly part: number | null;
}

const PLANNING = 1;
export const MOVE_AND_ACTION = 2;
const UPKEEP = 3;

export function phaseWords({ phase, cycle }: Position): PhaseWords {
  switch (phase.name) {
    case 'choose-team':
    case 'choose-character':
    case 'place-depot':
      return { name: 'Set-up', part: null };
    case 'plan':
      return { name: 'Planning', part: PLANNING };
    case 'upkeep':
      return { name: 'Upkeep', part: UPKEEP };
    case 'clearance':
    case 'clearance-route':
      return { name: 'Clearance', part: null };
    case 'game-over':
      return { name: 'The game is over', part: null };
    default:
      return { name: `Move & Action, cycle ${cycle} of ${SOCKETS}`, part: MOVE_AND_ACTION };
  }
}

const DOING: Readonly<Record<Phase['name'], string>> = {
  'choose-team': 'chooses a team',
  'choose-character': 'chooses a character',
  'place-depot': 'places a first depot',
  plan: 'plans',
  flight: 'flies',
  rob: 'may rob those it met',
  cargo: 'loads and unloads',
  'extra-shipment': 'may ship a good',
  'steal-good': 'may take a good',
  action: 'takes an action',
  'second-action': 'may act once more',
  'choose-route': 'chooses the way of a train',
  deliver: 'delivers',
  'choose-demand': 'chooses a demand tile',
  'place-free-depot': 'places a depot on the new railway',
  upkeep: 'pays for goods',
  clearance: 'clears goods',
  'clearance-route': 'chooses whom to pay',
  'game-over': '',
};

/** To stand after a name. */
export function doing({ phase }: Position): string {
  return DOING[phase.name];
}

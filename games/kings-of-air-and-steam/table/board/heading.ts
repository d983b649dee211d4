import { headingPanel, type Panel, type PanelLook } from '@roundhouse/style';
import { ROUNDS, SOCKETS } from '../../content/components.ts';
import type { Phase, Position } from '../../rules/position.ts';

/** The phases of a round as the rulebook numbers them. */
const PHASES = ['1', '2', '3', '4', '5'] as const;

interface PhaseWords {
  readonly name: string;
  /** Index into the phases of a round; null before the first round and after the last. */
  readonly current: number | null;
}

const PLANNING = 1;
export const MOVE_AND_ACTION = 2;
const UPKEEP = 3;

export function phaseWords({ phase, cycle }: Position): PhaseWords {
  switch (phase.name) {
    case 'choose-team':
    case 'choose-character':
    case 'place-depot':
      return { name: 'Set-up', current: null };
    case 'plan':
      return { name: 'Planning', current: PLANNING };
    case 'upkeep':
      return { name: 'Upkeep', current: UPKEEP };
    case 'clearance':
    case 'clearance-route':
      return { name: 'Clearance', current: null };
    case 'game-over':
      return { name: 'The game is over', current: null };
    default:
      return { name: `Move & Action, cycle ${cycle} of ${SOCKETS}`, current: MOVE_AND_ACTION };
  }
}

/** The head of the sheet: the round and its five phases. */
export function heading(p: Position, look: PanelLook): Panel {
  const { name, current } = phaseWords(p);
  return headingPanel(
    {
      game: 'Kings of Air and Steam',
      map: p.mode === 'basic' ? 'Basic game' : 'Normal game',
      period: 'round',
      turn: p.round,
      turns: ROUNDS,
      phases: PHASES,
      current,
      phaseName: name,
      acting: 'seat' in p.phase ? { seat: p.phase.seat, doing: doing(p) } : null,
    },
    look,
  );
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
function doing({ phase }: Position): string {
  return DOING[phase.name];
}

export { type Ahead, nextTurnOf, reviewed, type Reviewed, type Supposed } from './ahead.ts';
export { type Could, CouldLine, useCould, useCouldPanel, useCouldSeat } from './could.tsx';
export { type Drag, isDragged, numberUnder, type ScreenPoint, useDrag } from './drag.ts';
export { Finish, type FinishProps } from './finish.tsx';
export type * from './game-page.ts';
export { useKeys } from './keys.ts';
export { BoardMotion, type BoardStory, RecalledPlaces } from './motion.tsx';
export { Phases, type RibbonPhase } from './phases.tsx';
export { type GoodsShown, goodsIn, goodsInIcon, PieceIcon } from './pieces.tsx';
export { moneyNews, type NewsBySeat, type NewsItems, type NewsOf, panelsFor, useNameOf, useNews } from './players.ts';
export {
  BY_KEY,
  confirms,
  follow,
  ONCE,
  type Pointing,
  type Press,
  type Pressed,
  throughWays,
  usePointing,
} from './pointing.ts';
export { afterPlan, noChance, unlessChance } from './preview.ts';
export { changesOf, type Outlook } from './reasons.ts';
export { ofType, type Report, type StepSounds, useReport, useStepSounds } from './steps.ts';
export { type BoardPlan, oncePerSpot, placeOf, PricePlate, type Target, Targets } from './targets.tsx';
export { ToCome } from './to-come.tsx';
export { explainTo, firstRefusal, whyNothing } from './why-not.ts';

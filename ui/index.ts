export { BoardPin, type BoardPinProps, BoardView, type BoardViewProps } from './board/board-view.tsx';
export { boardScale } from './board/board-scale.ts';
export { type BoardPoint, type BoardRect, boxAround, shapeOf } from './board/camera.ts';
export { isInDialog, isTyping } from './board/gestures.ts';
export { useLayout } from './frame/layout.ts';
export { type Frame, FrameContext, useFrame } from './frame/frame-context.ts';
export {
  PanelKinds,
  PanelLine,
  type PanelLineProps,
  PanelLines,
  PanelNote,
  PanelRefusal,
} from './frame/panel-lines.tsx';
export { useQuestion } from './frame/question.ts';
export {
  type FrameExtra,
  type FramePanel,
  type PlayerPanel,
  type Slip,
  TableFrame,
  type TableFrameProps,
} from './frame/table-frame.tsx';
export { animateAlong, eased, type Motion, playOnce } from './motion/play-once.ts';
export { Button, type ButtonProps, IconButton, type IconButtonProps } from './parts/button.tsx';
export { classNames } from './parts/class-names.ts';
export { CloseUp, type CloseUpLine, type CloseUpProps, CloseUps } from './parts/close-up.tsx';
export { Dialog, type DialogProps, Sheet } from './parts/dialog.tsx';
export { Explanation, type ExplanationProps } from './parts/explanation.tsx';
export { Fact } from './parts/fact.tsx';
export { Icon, type IconName } from './parts/icons.tsx';
export { KeyHint } from './parts/key-hint.tsx';
export { Menu, type MenuItem, type MenuProps } from './parts/menu.tsx';
export { Money, type MoneyProps, moneyText, numberText } from './parts/money.tsx';
export { Liveries, useLiveries, useLivery, usePalette, useSeatStyle } from './parts/livery.tsx';
export { Lamp, LiveryMark, PlayerBadge, type PlayerBadgeProps, SeatMark } from './parts/player-badge.tsx';
export { Problem } from './parts/problem.tsx';
export { EmptyState, ErrorState, Progress, Spinner } from './parts/states.tsx';
export { type Tab, Tabs, type TabsProps } from './parts/tabs.tsx';
export { Ticket, type TicketProps } from './parts/ticket.tsx';
export { Toolbar, ToolbarButton, type ToolbarProps } from './parts/toolbar.tsx';
export { Tooltip, type TooltipProps } from './parts/tooltip.tsx';
export * from './settings/settings.ts';
export { SettingsProvider, useReducedMotion, useSettings, useTheme } from './settings/settings-context.tsx';
export { readStored, removeStored, writeStored } from './settings/storage.ts';
export { useIsPhone, useMediaQuery } from './settings/use-media-query.ts';
export { playSound, type SoundName, useSound } from './sound/sound.ts';
export { NAME_GAP, nameBehind } from './svg/name-behind.ts';
export { resultSheet, type StandingLine } from './svg/result-sheet.ts';
export { type Decorate, type Decoration, SvgView, type SvgViewProps } from './svg/svg-view.tsx';
export { drawnScale } from './svg/drawn-scale.ts';
export { withType } from './svg/with-type.ts';
export { type Catalogue, parseCatalogue, type Words } from './words/catalogue.ts';
export { peopleIn } from './words/names.ts';
export { SeatNames, useSeatName, useWords, WordsProvider, type WordsProviderProps } from './words/words.tsx';

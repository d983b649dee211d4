export { drawBoard } from './board/draw-board.ts';
export { terminal } from './terminal.ts';

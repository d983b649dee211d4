export { drawBoard } from './draw-board.ts';

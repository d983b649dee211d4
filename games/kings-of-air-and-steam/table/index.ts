export { drawBoard } from './board/index.ts';
export { terminal } from './terminal.ts';

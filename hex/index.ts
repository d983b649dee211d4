export * from './geometry.ts';
export * from './grid.ts';

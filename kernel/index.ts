export * from './clone.ts';
export * from './game.ts';
export * from './rng.ts';
export * from './schema.ts';
export * from './text.ts';
export * from './violation.ts';

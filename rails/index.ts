export * from './layout.ts';
export * from './network.ts';
export * from './routes.ts';
export * from './supply.ts';
export * from './tiles.ts';

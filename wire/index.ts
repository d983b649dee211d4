export * from './news.ts';
export * from './people.ts';
export * from './play.ts';
export * from './refusal.ts';
export * from './route.ts';
export * from './routes.ts';
export * from './tables.ts';
export * from './talk.ts';

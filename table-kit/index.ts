export type * from './game-page.ts';
export { moneyNews, type NewsBySeat, newsFor, type NewsItems, type NewsOf, useNews } from './news.ts';
export { useReport } from './report.ts';

export { acceptedColors, type Means, meansWith, plannersFor, RoutePlanner, type RouteTaste } from './best-routes.ts';
export { buildShares } from './build-shares.ts';
export { freeGroundOf } from './free-ground.ts';
export { type Lines, linesFor } from './lines.ts';
export { laterGains, type Offers, takeBest } from './offers.ts';
export { judgedBy, judgedByTrade, Promises, tradeWorth } from './promise.ts';
export { sampleFrom, type Share } from './shares.ts';
export { bitsOf, colorsOf, offersOf, type Stock } from './stocks.ts';
export { type Survey, surveyor } from './survey.ts';

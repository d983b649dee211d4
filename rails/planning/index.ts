export { acceptedColors, type Means, meansWith, plannersFor, RoutePlanner, type RouteTaste } from './best-routes.ts';
export { freeGroundOf } from './free-ground.ts';
export { type Lines, linesFor } from './lines.ts';
export { laterGains, type Offer, takeBest } from './offers.ts';
export { Promises, tradeWorth } from './promise.ts';
export { type Survey, surveyor } from './survey.ts';

export { acceptedColors, type Means, meansWith, RoutePlanner } from './best-routes.ts';
export { type Lines, linesFor, reachFrom } from './lines.ts';
export { laterGains, type Offer, takeBest } from './offers.ts';
export { promiseOf, promiseOfBuild, tradeWorth } from './promise.ts';
export { type Survey, surveyor } from './survey.ts';

export { CONTENT_POLICY } from './headers.ts';
export { type GameContent, type Opened, openSite, PageMissingError, type SiteOptions } from './site.ts';

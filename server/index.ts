export { CONTENT_POLICY } from './headers.ts';
export { type Opened, openSite, PageMissingError, type SiteOptions } from './site.ts';

import type { Matches } from './matches.ts';
import type { Fields, Request } from './requests.ts';

/** One thing that can be asked for. */
export interface Verb {
  readonly name: string;
  /** For `help`; fields in brackets may be left out. */
  readonly about: string;
  obey(request: Request, matches: Matches): Fields;
}

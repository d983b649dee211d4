const TOLD = /^You (?!are\b|have\b)(\p{Ll})/u;

/**
 * What somebody would do by the words of the log, as a proposal. In English what is told to the reader is one as soon as
 * its "You" is left out: "You build" becomes "Build". What has no such form, and other languages, stay as they are told.
 */
export function proposalOf(told: string, language: string): string {
  return language.startsWith('en') ? told.replace(TOLD, (_, first: string) => first.toUpperCase()) : told;
}

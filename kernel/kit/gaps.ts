/** Whether a sentence still has a `{gap}` that no value filled. */
export function hasGap(sentence: string): boolean {
  return /\{\w+\}/.test(sentence);
}

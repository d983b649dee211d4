/** Where a key goes from a moment of the past: 0 is the set-up, `last` is now. Undefined for any other key. */
export function momentForKey(key: string, shift: boolean, moment: number, last: number): number | undefined {
  const stride = shift ? 10 : 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(moment - stride, 0);
    case 'ArrowRight':
      return Math.min(moment + stride, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** A number from 0 to 1 that looks random and never changes: the hand of the draughtsman. */
export function noise(what: number, salt: number): number {
  let bits = Math.imul(what + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** The same, from -1 to 1. */
export function wobble(what: number, salt: number): number {
  return noise(what, salt) * 2 - 1;
}

import { createHash, randomBytes } from 'node:crypto';

const ID_BYTES = 12;
const SECRET_BYTES = 32;

/** A name for something that nobody meets by trying. */
export function freshId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

/** Something that opens a door: nobody guesses it, and only its hash is stored. */
export function freshSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

export function hashed(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

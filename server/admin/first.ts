/** Where it is kept who made the first account, and so is the host. */
export const FIRST = 'first account';

/** JSON that lay in the database: whatever it is, its reader parses it. */
export function fromJson(text: string): unknown {
  return JSON.parse(text);
}

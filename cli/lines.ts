/** What came in a line: its text, or the fact that it was too long to keep. */
export type Line = { readonly text: string } | { readonly tooLong: true };

const MOST_BYTES = 64 * 1024 * 1024;

const NEWLINE = 0x0a;

/**
 * Cuts a stream of bytes into lines. Node's readline would also cut at U+2028, which may stand in a JSON text, and
 * would keep a line of any length.
 */
export async function* linesOf(
  input: AsyncIterable<Uint8Array | string>,
  mostBytes: number = MOST_BYTES,
): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let first = true;
  const take = (): Line => {
    if (size > mostBytes) return { tooLong: true };
    const text = textOf(parts, first);
    return { text };
  };
  const keep = (bytes: Uint8Array): void => {
    size += bytes.length;
    if (size > mostBytes) parts = [];
    else if (bytes.length > 0) parts.push(bytes);
  };
  for await (const chunk of input) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      keep(bytes.subarray(start, end));
      yield take();
      parts = [];
      size = 0;
      first = false;
      start = end + 1;
    }
    keep(bytes.subarray(start));
  }
  if (size > 0) yield take();
}

function textOf(parts: readonly Uint8Array[], first: boolean): string {
  const text = Buffer.concat(parts).toString('utf8');
  const withoutMark = first && text.startsWith('\uFEFF') ? text.slice(1) : text;
  return withoutMark.endsWith('\r') ? withoutMark.slice(0, -1) : withoutMark;
}

import { type Inline, parseInline } from './inline.ts';

/** As much of Markdown as the rules are written in. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly content: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'table'; readonly head: TableRow; readonly rows: readonly TableRow[] }
  | { readonly kind: 'code'; readonly text: string };

export type TableRow = readonly (readonly Inline[])[];

const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/;
const ITEM = /^\s*(?:[-*]|(\d+)[.)])\s+(.*)$/;
const FENCE = /^```/;
const TABLE_LINE = /^\s*\|/;
const TABLE_RULE = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

export function parseMarkdown(source: string): readonly Block[] {
  // Comments are notes for those who edit the file.
  const lines = source
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\r\n/g, '\n')
    .split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const [block, next] = blockAt(lines, at);
    if (block !== null) blocks.push(block);
    at = next;
  }
  return blocks;
}

type Taken = readonly [block: Block | null, next: number];

function blockAt(lines: readonly string[], at: number): Taken {
  const line = lines[at] ?? '';
  if (line.trim() === '') return [null, at + 1];
  if (FENCE.test(line)) return codeAt(lines, at);
  const heading = HEADING.exec(line);
  if (heading !== null) {
    return [{ kind: 'heading', level: (heading[1] ?? '').length, content: parseInline(heading[2] ?? '') }, at + 1];
  }
  if (TABLE_LINE.test(line) && TABLE_RULE.test(lines[at + 1] ?? '')) return tableAt(lines, at);
  if (ITEM.test(line)) return listAt(lines, at);
  const end = endOf(lines, at + 1, (next) => next.trim() === '' || startsBlock(next));
  return [{ kind: 'paragraph', content: parseInline(joined(lines.slice(at, end))) }, end];
}

function startsBlock(line: string): boolean {
  return HEADING.test(line) || ITEM.test(line) || FENCE.test(line) || TABLE_LINE.test(line);
}

function endOf(lines: readonly string[], from: number, isPast: (line: string) => boolean): number {
  const found = lines.slice(from).findIndex((line) => isPast(line));
  return found < 0 ? lines.length : from + found;
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => line.trim()).join(' ');
}

function codeAt(lines: readonly string[], at: number): Taken {
  const end = endOf(lines, at + 1, (line) => FENCE.test(line));
  return [{ kind: 'code', text: lines.slice(at + 1, end).join('\n') }, end + 1];
}

function tableAt(lines: readonly string[], at: number): Taken {
  const end = endOf(lines, at + 2, (line) => !TABLE_LINE.test(line));
  return [{ kind: 'table', head: cells(lines[at] ?? ''), rows: lines.slice(at + 2, end).map(cells) }, end];
}

function cells(line: string): TableRow {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseInline(cell.trim()));
}

function listAt(lines: readonly string[], at: number): Taken {
  const ordered = ITEM.exec(lines[at] ?? '')?.[1] !== undefined;
  const end = endOf(lines, at + 1, (line) => line.trim() === '' || (startsBlock(line) && !ITEM.test(line)));
  const items: string[] = [];
  for (const line of lines.slice(at, end)) {
    const item = ITEM.exec(line);
    if (item === null) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else items.push(item[2] ?? '');
  }
  return [{ kind: 'list', ordered, items: items.map(parseInline) }, end];
}

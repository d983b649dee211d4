/** A stretch of a paragraph. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly content: readonly Inline[] }
  | { readonly kind: 'emphasis'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly content: readonly Inline[] };

/** Code first: what stands between backticks is never read as anything else. */
const MARKS = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

export function parseInline(source: string): readonly Inline[] {
  const found = MARKS.exec(source);
  if (found === null) return source === '' ? [] : [{ kind: 'text', text: source }];
  const before = source.slice(0, found.index);
  const after = source.slice(found.index + found[0].length);
  return [...parseInline(before), marked(found), ...parseInline(after)];
}

function marked([, code, strong, emphasis, label, to]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', content: parseInline(strong) };
  if (emphasis !== undefined) return { kind: 'emphasis', content: parseInline(emphasis) };
  return { kind: 'link', to: to ?? '', content: parseInline(label ?? '') };
}

export function plainText(content: readonly Inline[]): string {
  return content.map((one) => ('text' in one ? one.text : plainText(one.content))).join('');
}

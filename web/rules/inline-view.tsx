import { Fragment, type ReactNode } from 'react';
import { placesOf } from './asked.ts';
import { type Inline, plainText } from './inline.ts';
import type { Block, TableRow } from './markdown.ts';

/** How the words of the rules are shown here. */
export interface Reading {
  /** Words to point out. */
  readonly searched: readonly string[];
  /** What the rule with this id is called, for its id says nothing to a reader; null where none on the page has it. */
  readonly titleOf: (id: string) => readonly Inline[] | null;
  readonly openRule: (id: string) => void;
}

export function InlineView({ content, reading }: { readonly content: readonly Inline[]; readonly reading: Reading }) {
  return content.map((one, index) => <Fragment key={index}>{shown(one, reading)}</Fragment>);
}

function shown(one: Inline, reading: Reading): ReactNode {
  switch (one.kind) {
    case 'text':
      return <Marked words={one.text} searched={reading.searched} />;
    case 'code':
      return <RuleOrCode words={one.text} reading={reading} />;
    case 'strong':
      return (
        <strong>
          <InlineView content={one.content} reading={reading} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <InlineView content={one.content} reading={reading} />
        </em>
      );
    case 'link':
      return (
        <a href={one.to}>
          <InlineView content={one.content} reading={reading} />
        </a>
      );
  }
}

function RuleOrCode({ words, reading }: { readonly words: string; readonly reading: Reading }) {
  const title = reading.titleOf(words);
  if (title === null) return <code>{words}</code>;
  return (
    <a
      className="rule-ref"
      href={`#${words}`}
      onClick={(event) => {
        event.preventDefault();
        reading.openRule(words);
      }}
    >
      {plainText(title)}
    </a>
  );
}

function Marked({ words, searched }: { readonly words: string; readonly searched: readonly string[] }) {
  if (searched.length === 0) return words;
  return words
    .split(placesOf(searched))
    .map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}

export function BlockView({ block, reading }: { readonly block: Block; readonly reading: Reading }) {
  switch (block.kind) {
    case 'heading':
      return (
        <p className="rules-subheading">
          <InlineView content={block.content} reading={reading} />
        </p>
      );
    case 'paragraph':
      return (
        <p>
          <InlineView content={block.content} reading={reading} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <InlineView content={item} reading={reading} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        <div className="rules-table">
          <table>
            <thead>
              <Row row={block.head} cell="th" reading={reading} />
            </thead>
            <tbody>
              {block.rows.map((row, index) => (
                <Row key={index} row={row} cell="td" reading={reading} />
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
  }
}

interface RowProps {
  readonly row: TableRow;
  readonly cell: 'th' | 'td';
  readonly reading: Reading;
}

function Row({ row, cell: Cell, reading }: RowProps) {
  return (
    <tr>
      {row.map((content, index) => (
        <Cell key={index}>
          <InlineView content={content} reading={reading} />
        </Cell>
      ))}
    </tr>
  );
}

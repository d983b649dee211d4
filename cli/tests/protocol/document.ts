import type { AnyResident } from '@roundhouse/games';
import type { Examples } from './examples.ts';
import {
  allFields,
  type Field,
  fieldsOf,
  isUniform,
  type JsonSchema,
  kindsOf,
  readSchema,
  valuesOf,
} from './json-schema.ts';

/** The schemas of a game, read. */
export interface Schemas {
  readonly options: JsonSchema;
  readonly actions: JsonSchema;
  readonly position: JsonSchema;
  readonly phases: JsonSchema;
  readonly events: JsonSchema;
}

export function schemasOf({ game, protocol }: AnyResident): Schemas {
  const position = readSchema(game.position.jsonSchema);
  const phases = position.properties?.['phase'];
  if (phases === undefined) throw new Error(`positions of ${game.name} have no phase`);
  return {
    options: readSchema(game.options.jsonSchema),
    actions: readSchema(game.action.jsonSchema),
    position,
    phases,
    events: readSchema(protocol.event.jsonSchema),
  };
}

/** What a program has to know of one game, as Markdown. */
export function protocolDocument(resident: AnyResident, examples: Examples): string {
  const { game, protocol } = resident;
  const { options, actions, position, phases, events } = schemasOf(resident);
  return `${[
    `# ${game.name}, for programs`,
    `How a program talks to the engine is told in [the engine protocol](../engine-protocol.md), the rules in [RULES.md](../../games/${game.id}/RULES.md). This
page is made from the schemas of the game by \`npm run protocol\`; its examples are from recorded games.`,
    protocol.notes.trim(),
    '## Options',
    table(['field', 'values', 'default', 'meaning'], fieldsOf(options).map(optionRow)),
    '## Actions',
    ...kindsOf(actions).flatMap(({ name, schema }) => [
      `### Action ${name}`,
      `${meaningOf(schema)} In ${phasesText(examples.phases.get(name))}.`,
      ...fieldList(schema),
      example(examples.actions.get(name)),
    ]),
    '## Phases',
    'The `phase` of a position has a `name`. Where one seat decides, the field `seat` says which.',
    ...kindsOf(phases).flatMap(({ name, schema }) => [
      `### Phase ${name}`,
      meaningOf(schema),
      ...fieldList(schema, ({ path }) => path !== 'seat'),
    ]),
    '## The position',
    'Lists are written `[]`, and what is kept by id `{}`.',
    table(['field', 'values', 'meaning'], allFields(position, isToldElsewhere).map(row)),
    '## Events',
    ...kindsOf(events).flatMap(({ name, schema }) => [
      `### Event ${name}`,
      meaningOf(schema),
      ...fieldList(schema),
      example(examples.events.get(name)),
    ]),
    '## Numbers',
    'The open numbers of a seat, whose changes a preview tells, besides `score`, the total of `standing`.',
    table(
      ['number', 'meaning'],
      Object.entries(protocol.meanings.numbers).map(([name, text]) => [`\`${name}\``, text]),
    ),
    '## The board',
    'The fields of `board`, with the beginning of each as an example.',
    boardFields(resident, examples),
  ].join('\n\n')}\n`;
}

/** Phases have a chapter of their own, and the steps of an agenda are phases. */
function isToldElsewhere(field: Field): boolean {
  return field.path === 'phase' || field.path === 'agenda' || isUniform(field.schema);
}

function meaningOf({ description }: JsonSchema): string {
  return description ?? '';
}

function phasesText(names: ReadonlySet<string> | undefined): string {
  const words = [...(names ?? [])].toSorted().map((name) => `\`${name}\``);
  return words.length === 1 ? `phase ${words.join('')}` : `phases ${words.join(', ')}`;
}

function fieldList(schema: JsonSchema, wanted: (field: Field) => boolean = () => true): readonly string[] {
  const fields = allFields(schema, isToldElsewhere).filter(wanted);
  if (fields.length === 0) return [];
  return [fields.map(({ path, schema: one }) => `- \`${path}\`, ${valuesOf(one)}: ${meaningOf(one)}`).join('\n')];
}

function row({ path, schema }: Field): readonly string[] {
  return [`\`${path}\``, valuesOf(schema), meaningOf(schema)];
}

function optionRow({ path, schema }: Field): readonly string[] {
  return [`\`${path}\``, valuesOf(schema), `\`${JSON.stringify(schema.default)}\``, meaningOf(schema)];
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function example(json: string | undefined): string {
  return ['```json', json ?? '', '```'].join('\n');
}

function boardFields({ protocol }: AnyResident, { board }: Examples): string {
  const values = new Map<string, unknown>(Object.entries(board));
  return Object.entries(protocol.meanings.board)
    .map(([name, text]) => `- \`${name}\`: ${text}. \`${JSON.stringify(beginning(values.get(name)))}\``)
    .join('\n');
}

/** The first entry of every list, and a few of an object that is kept by id. */
function beginning(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isShort = value.every((one) => typeof one !== 'object' || one === null);
    return isShort ? value.slice(0, 12) : value.slice(0, 1).map(beginning);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]: [string, unknown]) => [name, beginning(one)]));
}

import * as z from 'zod/mini';

/** As much of a JSON Schema as our schemas use. */
export interface JsonSchema {
  readonly description?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly items?: JsonSchema | boolean | undefined;
  readonly prefixItems?: readonly JsonSchema[] | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly additionalProperties?: JsonSchema | boolean | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly oneOf?: readonly JsonSchema[] | undefined;
}

const jsonSchema: z.ZodMiniType<JsonSchema> = z.lazy(() =>
  z.object({
    description: z.optional(z.string()),
    type: z.optional(z.union([z.string(), z.array(z.string())])),
    const: z.optional(z.unknown()),
    default: z.optional(z.unknown()),
    enum: z.optional(z.array(z.unknown())),
    items: z.optional(z.union([z.boolean(), jsonSchema])),
    prefixItems: z.optional(z.array(jsonSchema)),
    properties: z.optional(z.record(z.string(), jsonSchema)),
    additionalProperties: z.optional(z.union([z.boolean(), jsonSchema])),
    anyOf: z.optional(z.array(jsonSchema)),
    oneOf: z.optional(z.array(jsonSchema)),
  }),
);

export function readSchema(json: object): JsonSchema {
  return jsonSchema.parse(json);
}

export interface Field {
  /** Where it is, as `players[].cash`. */
  readonly path: string;
  readonly schema: JsonSchema;
}

/** The fields of an object, but for the one that tells kinds apart. */
export function fieldsOf({ properties = {} }: JsonSchema): readonly Field[] {
  return Object.entries(properties)
    .filter(([, schema]) => schema.const === undefined)
    .map(([path, schema]) => ({ path, schema }));
}

/** The kinds of a union, each by the one value of the field that tells them apart. */
export function kindsOf({ oneOf = [] }: JsonSchema): readonly { readonly name: string; readonly schema: JsonSchema }[] {
  return oneOf.map((schema) => {
    const name = Object.values(schema.properties ?? {}).find((one) => one.const !== undefined)?.const;
    return { name: String(name), schema };
  });
}

/** The field that tells a kind from others; what it means is what the kind is. */
function kindField({ properties = {}, description }: JsonSchema, path: string): readonly Field[] {
  return Object.entries(properties)
    .filter(([, schema]) => schema.const !== undefined)
    .map(([name, schema]) => ({ path: `${path}.${name}`, schema: { ...schema, description } }));
}

/** An object whose fields are all of one kind, such as an amount of each good. */
export function isUniform({ properties = {} }: JsonSchema): boolean {
  const kinds = new Set(Object.values(properties).map((one) => JSON.stringify(one)));
  return kinds.size === 1 && Object.keys(properties).length > 2;
}

/** Every field with all that hang below it; `closed` says below which nothing is listed. */
export function allFields(schema: JsonSchema, closed: (field: Field) => boolean, path = ''): readonly Field[] {
  if (path !== '' && closed({ path, schema })) return [];
  const { items, additionalProperties, anyOf = [], oneOf = [] } = schema;
  const below = fieldsOf(schema).flatMap((field) => {
    const at = path === '' ? field.path : `${path}.${field.path}`;
    return [{ path: at, schema: field.schema }, ...allFields(field.schema, closed, at)];
  });
  return [
    ...(path === '' ? [] : kindField(schema, path)),
    ...below,
    ...(typeof items === 'object' ? allFields(items, closed, `${path}[]`) : []),
    ...(typeof additionalProperties === 'object' ? allFields(additionalProperties, closed, `${path}{}`) : []),
    ...[...anyOf, ...oneOf].flatMap((one) => allFields(one, closed, path)),
  ];
}

/** The fields without a meaning, by path. */
export function unexplained(schema: JsonSchema): readonly string[] {
  return allFields(schema, () => false)
    .filter((field) => field.schema.description === undefined)
    .map(({ path }) => path);
}

const PLAIN: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  null: 'null',
};

/** What a value may be, in words. */
export function valuesOf(schema: JsonSchema): string {
  const { type = '', items, prefixItems, additionalProperties, anyOf, oneOf } = schema;
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return either(schema.enum.map((one) => `\`${JSON.stringify(one)}\``));
  const kinds = anyOf ?? oneOf;
  if (kinds !== undefined) return either([...new Set(kinds.map(valuesOf))]);
  if (prefixItems !== undefined) return `a list: ${prefixItems.map(valuesOf).join(', then ')}`;
  if (typeof items === 'object') return `a list of ${many(valuesOf(items))}`;
  if (typeof additionalProperties === 'object') return `an object by id of ${many(valuesOf(additionalProperties))}`;
  if (isUniform(schema)) {
    const [[, first] = ['', {}]] = Object.entries(schema.properties ?? {});
    const names = Object.keys(schema.properties ?? {}).map((name) => `\`${name}\``);
    return `an object of ${names.join(', ')}, each ${valuesOf(first)}`;
  }
  return either([type].flat().map((one) => PLAIN[one] ?? 'an object'));
}

function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}

function many(words: string): string {
  return words
    .replace(/^a whole number/, 'whole numbers')
    .replace(/^text/, 'texts')
    .replace(/^an object/, 'objects')
    .replace(/^a list/, 'lists');
}

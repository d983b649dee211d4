import { fieldOf } from '@roundhouse/kernel';
import { ABOUT, refusal, type Route, ROUTES, STATUS, tokenScope } from '@roundhouse/wire';
import * as z from 'zod/mini';

/** JSON, as far as a document needs to know. */
export type Json = Readonly<Record<string, unknown>>;

/** A route as the document tells of it. */
export interface Described {
  readonly name: string;
  readonly about: string;
  readonly area: string;
  readonly route: Route;
  readonly gaps: readonly string[];
  /** Each null where there is nothing to say. */
  readonly query: Json | null;
  readonly body: Json | null;
  readonly answer: Json;
}

/** Every route with its schemas, in the order of `ROUTES`. */
export function describedRoutes(): readonly Described[] {
  return Object.entries(ROUTES).map(([name, route]: [string, Route]) => {
    const query = schemaOf(route.query, 'input');
    const body = schemaOf(route.body, 'input');
    return {
      name,
      about: fieldOf(ABOUT, name),
      area: areaOf(route.path),
      route,
      gaps: [...route.path.matchAll(/:(?<gap>\w+)/g)].map(({ groups }) => groups?.['gap'] ?? ''),
      query: fieldsOf(query).length === 0 ? null : query,
      body: route.method === 'GET' || saysNothing(body) ? null : body,
      answer: schemaOf(route.answer, 'output'),
    };
  });
}

/** The document for programs that make clients, explorers or tests from it. */
export function openApiDocument(): Json {
  const described = describedRoutes();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const one of described) {
    const path = (paths[one.route.path.replaceAll(/:(\w+)/g, '{$1}')] ??= {});
    path[one.route.method.toLowerCase()] = operationOf(one);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Roundhouse',
      version: '1',
      description:
        'Tables that people and programs share. News come over a WebSocket at `/api/news`, which also takes actions, or as server-sent events from `/api/news/stream`.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(described.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'roundhouse', description: 'A browser, after `POST /api/me`.' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: `A program, with a token that its owner made. What it may do: ${tokenScope.options.join(', ')}.`,
        },
      },
      schemas: { Refusal: schemaOf(refusal, 'output') },
      responses: {
        Refused: {
          description: `Not granted, and why. ${Object.entries(STATUS)
            .map(([code, status]) => `\`${code}\`: ${status}`)
            .join(', ')}.`,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
  };
}

function operationOf({ name, about, area, route, gaps, query, body, answer }: Described): Json {
  return {
    operationId: name,
    tags: [area],
    summary: about,
    security: securityOf(route),
    parameters: [
      ...gaps.map((gap) => ({ name: gap, in: 'path', required: true, schema: { type: 'string' } })),
      ...(query === null
        ? []
        : fieldsOf(query).map(({ field, required, schema }) => ({ name: field, in: 'query', required, schema }))),
    ],
    ...(body === null ? {} : { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      '200': { description: 'What was asked for.', content: { 'application/json': { schema: answer } } },
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

function securityOf({ who, scope }: Route): readonly Json[] {
  return [
    ...(who === 'anybody' ? [{}] : []),
    { session: [] },
    // Nobody's account is ruled by a program.
    ...(scope === 'account' ? [] : [{ token: [scope] }]),
  ];
}

const AT_A_TABLE = 'At a table';
const AREAS: Readonly<Record<string, string>> = { tables: 'Tables', invitations: 'Tables' };

/** Where a route belongs is told by its path: what is asked of one table is an area of its own. */
function areaOf(path: string): string {
  const [, , first = '', gap, ...rest] = path.split('/');
  if (gap?.startsWith(':') === true && rest.length > 0 && first === 'tables') return AT_A_TABLE;
  return AREAS[first] ?? `${first.slice(0, 1).toUpperCase()}${first.slice(1).replaceAll('-', ' ')}`;
}

/** A field of an object's schema. */
export interface Field {
  readonly field: string;
  readonly required: boolean;
  readonly schema: Json;
}

export function fieldsOf(schema: Json): readonly Field[] {
  const { properties, required } = schema;
  if (!isJson(properties)) return [];
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties).flatMap(([field, one]) =>
    isJson(one) ? [{ field, required: needed.includes(field), schema: one }] : [],
  );
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A body of which nothing is expected may be left out, or be empty. */
function saysNothing({ anyOf }: Json): boolean {
  return Array.isArray(anyOf) && anyOf.every((one) => isJson(one) && fieldsOf(one).length === 0);
}

function schemaOf(type: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _standard, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return schema;
}

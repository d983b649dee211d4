import { escaped } from '../html.ts';
import { type Described, describedRoutes, type Field, fieldsOf, isJson, type Json } from './openapi.ts';

/** The document for programs, for people to read. */
export function apiPage(): string {
  const routes = describedRoutes();
  const areas = [...new Set(routes.map(({ area }) => area))];
  const contents = areas.map((area) => `<li><a href="#${anchorOf(area)}">${escaped(area)}</a></li>`);
  const sections = areas.map((area) => {
    const own = routes.filter((one) => one.area === area);
    return `<section id="${anchorOf(area)}"><h2>${escaped(area)}</h2>${own.map(routeHtml).join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roundhouse for programs</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Roundhouse for programs</h1>
<p>Everything that can be asked of this server, made from what it reads requests with; <a href="/api/openapi.json">as an
OpenAPI document</a> for programs. A program sends <code>Authorization: Bearer …</code> with a token that its owner made; a
token names its scopes. News come over a WebSocket at <code>/api/news</code>, which also takes actions, or as server-sent events
from <code>/api/news/stream</code>. A request that is not granted is answered with
<code>{"error": {"code", "why"}}</code>.</p>
<nav aria-label="Areas"><ul>${contents.join('')}</ul></nav>
<main>${sections.join('\n')}</main>
</body>
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 Georgia, serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; padding: 0; list-style: none; }
article { margin: 1.5rem 0; padding-left: 1rem; border-left: 0.2rem solid; }
h3 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
h4 { margin: 0.5rem 0 0; font-size: 1rem; }
p, ul { margin: 0.25rem 0; }
code { font-size: 0.9rem; }
`;

function anchorOf(area: string): string {
  return area.toLowerCase().replaceAll(/\W+/g, '-');
}

function routeHtml({ name, about, route, query, body, answer }: Described): string {
  const who = route.who === 'anybody' ? 'Anybody may ask' : 'For whom the server knows';
  const scope = route.scope === 'account' ? 'never with a token' : `a token needs <code>${route.scope}</code>`;
  return [
    `<article id="${name}"><h3><code>${route.method} ${escaped(route.path)}</code></h3>`,
    `<p>${escaped(about)}</p><p>${who}; ${scope}.</p>`,
    query === null ? '' : `<h4>Query</h4>${fieldsHtml(fieldsOf(query))}`,
    body === null ? '' : `<h4>Body</h4>${schemaHtml(body)}`,
    `<h4>Answer</h4>${schemaHtml(answer)}</article>`,
  ].join('');
}

function schemaHtml(schema: Json): string {
  const fields = fieldsWithin(schema);
  const kind = kindOf(schema);
  return `<p>${escaped([kind, meaningOf(schema)].filter((part) => part !== '').join('. '))}</p>${fieldsHtml(fields)}`;
}

function fieldsHtml(fields: readonly Field[]): string {
  if (fields.length === 0) return '';
  const items = fields.map(({ field, required, schema }) => {
    const meaning = meaningOf(schema);
    const words = `${kindOf(schema)}${required ? '' : ', may be left out'}${meaning === '' ? '' : `. ${meaning}`}`;
    return `<li><code>${escaped(field)}</code> ${escaped(words)}${fieldsHtml(fieldsWithin(schema))}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** The fields of an object, of what a list holds, or of the one choice that has any. */
function fieldsWithin(schema: Json): readonly Field[] {
  const { items } = schema;
  if (isJson(items)) return fieldsWithin(items);
  const [choice, ...others] = choicesOf(schema).filter((one) => fieldsOf(one).length > 0);
  return choice !== undefined && others.length === 0 ? fieldsOf(choice) : fieldsOf(schema);
}

function choicesOf({ anyOf, oneOf }: Json): readonly Json[] {
  const all: unknown = anyOf ?? oneOf;
  return Array.isArray(all) ? all.filter(isJson) : [];
}

function kindOf(schema: Json): string {
  const { type, enum: names, const: only, items } = schema;
  if (Array.isArray(names)) return names.map((name) => JSON.stringify(name)).join(' or ');
  if (only !== undefined) return JSON.stringify(only);
  if (isJson(items)) return `list of ${kindOf(items)}`;
  const choices = choicesOf(schema);
  if (choices.length > 0) return choices.map(choiceOf).join(' or ');
  return typeof type === 'string' ? type : 'any JSON';
}

/** Among several objects each is told by its fields. */
function choiceOf(schema: Json, _index: number, all: readonly Json[]): string {
  const fields = fieldsOf(schema);
  const several = all.filter((one) => fieldsOf(one).length > 0).length > 1;
  if (fields.length === 0 || !several) return kindOf(schema);
  return `{ ${fields.map(({ field, schema: one }) => `${field}: ${kindOf(one)}`).join(', ')} }`;
}

function meaningOf({ description }: Json): string {
  return typeof description === 'string' ? description : '';
}

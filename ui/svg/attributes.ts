/** React knows SVG attributes by other names. Data and aria attributes keep theirs. */
export function reactAttributes(attributes: Readonly<Record<string, string | number>>): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') props['style'] = styleObject(String(value));
    else props[reactName(name)] = value;
  }
  return props;
}

const names = new Map<string, string>([
  ['class', 'className'],
  ['tabindex', 'tabIndex'],
  ['xlink:href', 'xlinkHref'],
  ['xml:space', 'xmlSpace'],
]);

export function reactName(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const mapped = name.startsWith('data-') || name.startsWith('aria-') ? name : camelCase(name);
  names.set(name, mapped);
  return mapped;
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function styleObject(style: string): Record<string, string> {
  const pairs = style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon < 0) return [];
    const name = declaration.slice(0, colon).trim();
    return [[name.startsWith('--') ? name : camelCase(name), declaration.slice(colon + 1).trim()] as const];
  });
  return Object.fromEntries(pairs);
}

import { lineAt } from './files.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
}

/**
 * The three ways a TypeScript file names another module: `import … from` and `export … from` (also over several lines),
 * `import '…'` for its effects, and `import('…')` as a value or as a type.
 */
const FORMS = [
  /^[ \t]*(?:import|export)\b[^;'"`]*?\bfrom\s*(['"])(?<specifier>[^'"\n]+)\1/gm,
  /^[ \t]*import\s*(['"])(?<specifier>[^'"\n]+)\1/gm,
  /\bimport\s*\(\s*(['"`])(?<specifier>[^'"`\n]+)\1/g,
];

/** A scan of the text, not a parse: TypeScript 7 brings no stable parser, and imports are plain enough. */
export function importsIn(source: string): readonly Import[] {
  const code = withoutComments(source);
  return FORMS.flatMap((form) => [...code.matchAll(form)])
    .map((match) => ({
      specifier: match.groups?.['specifier'] ?? '',
      line: lineAt(code, match.index + match[0].length - 1),
    }))
    .toSorted((a, b) => a.line - b.line);
}

/** Comments become blanks of the same length, so that places in the text stay true. Texts keep their `//`. */
function withoutComments(source: string): string {
  const token = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
  return source.replace(token, (found) => (found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found));
}

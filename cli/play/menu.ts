import type { TerminalChoice } from '@roundhouse/style';

type AnyChoice = TerminalChoice<unknown>;

/** Numbered choices, and the way down into those that are questions of their own. */
export class Menu {
  readonly #top: readonly AnyChoice[];
  readonly #path: Extract<AnyChoice, { choices: unknown }>[] = [];

  constructor(choices: readonly AnyChoice[]) {
    this.#top = choices;
  }

  get choices(): readonly AnyChoice[] {
    return this.#path.at(-1)?.choices ?? this.#top;
  }

  get title(): string | undefined {
    return this.#path.at(-1)?.label;
  }

  /** The choice of that number, from 1. */
  at(number: number): AnyChoice | undefined {
    return this.choices[number - 1];
  }

  enter(choice: Extract<AnyChoice, { choices: unknown }>): void {
    this.#path.push(choice);
  }

  /** False when there is nothing to go back to. */
  back(): boolean {
    return this.#path.pop() !== undefined;
  }

  /** The choices with their numbers, in columns when they are many and short. */
  lines(width: number): string[] {
    const { choices } = this;
    const digits = String(choices.length).length;
    const items = choices.map((choice, index) => {
      const more = 'choices' in choice ? ` (${choice.choices.length})` : '';
      return `${String(index + 1).padStart(digits + 1)}  ${choice.label}${more}`;
    });
    const widest = Math.max(0, ...items.map((item) => item.length)) + 2;
    const columns = items.length > 8 ? Math.max(1, Math.floor(width / widest)) : 1;
    const rows = Math.ceil(items.length / columns);
    return Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => (items[column * rows + row] ?? '').padEnd(widest))
        .join('')
        .trimEnd(),
    );
  }
}

import type { Io, Output } from '../io.ts';
import { run } from '../run.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Stage {
  readonly input?: readonly string[];
  readonly terminal?: boolean;
}

interface Collected extends Output {
  text(): string;
}

function collector(isTerminal: boolean): Collected {
  const parts: string[] = [];
  return {
    isTerminal,
    columns: 100,
    write: (text) => {
      parts.push(text);
    },
    ready: () => Promise.resolve(),
    text: () => parts.join(''),
  };
}

async function* chunks(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(`${line}\n`);
}

/** Runs a command line inside this process; its clock ticks a millisecond a look, so that nothing depends on time. */
export async function runCli(words: readonly string[], { input = [], terminal = false }: Stage = {}): Promise<Ran> {
  const out = collector(terminal);
  const err = collector(terminal);
  let time = 0;
  const io: Io = {
    input: chunks(input),
    out,
    err,
    colors: terminal,
    now: () => ++time,
    cores: 1,
    freshSeed: () => 'fresh',
  };
  const code = await run(words, io);
  return { code, out: out.text(), err: err.text() };
}

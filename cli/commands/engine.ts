import type { Command } from '../command.ts';
import { furnishedFrom } from '../content.ts';
import { linesOf } from '../lines.ts';
import { EngineSession } from '../engine/session.ts';
import { CONTENT } from '../shared-flags.ts';

export const engine: Command = {
  name: 'engine',
  summary: 'lets other programs use the rules: JSON lines on standard input and output',
  about:
    'One request a line, one answer a line, in order. docs/engine-protocol.md describes it; so does {"do":"help"}.',
  flags: [CONTENT],
  examples: ['engine < requests.jsonl', `engine <<< '{"id":1,"do":"games"}'`],
  async run(flags, io) {
    const { residents } = furnishedFrom(flags);
    const session = new EngineSession({ residents, now: io.now, freshSeed: io.freshSeed });
    for await (const line of linesOf(io.input)) {
      const answer = 'text' in line ? session.handle(line.text) : session.refuseLongLine();
      io.out.write(`${answer}\n`);
      await io.out.ready();
    }
    return 0;
  },
};

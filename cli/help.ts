import type { Command, Flag } from './command.ts';
import { HELP } from './flags.ts';

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
}

function flagRow({ name, value, bare, about }: Flag): readonly [string, string] {
  if (value === undefined) return [`--${name}`, about];
  return [bare === true ? `[--${name}] ${value}` : `--${name} ${value}`, about];
}

export function commandHelp(command: Command): string {
  const examples = command.examples.map((example) => `  roundhouse ${example}\n`).join('');
  return [
    `roundhouse ${command.name}: ${command.summary}\n`,
    command.about === undefined ? '' : `\n${command.about}\n`,
    `\nFlags:\n${columns([...command.flags, HELP].map(flagRow))}`,
    variablesOf(command),
    examples === '' ? '' : `\nFor example:\n${examples}`,
  ].join('');
}

function variablesOf({ variables = [] }: Command): string {
  if (variables.length === 0) return '';
  return `\nFrom the environment:\n${columns(variables.map(({ name, about }) => [name, about]))}`;
}

export function generalHelp(commands: readonly Command[]): string {
  return [
    'Roundhouse plays steam-age board games.\n\n',
    'Usage: roundhouse <command> [flags]\n\n',
    `Commands:\n${columns(commands.map(({ name, summary }) => [name, summary]))}\n`,
    "'roundhouse <command> --help' tells more about each.\n",
  ].join('');
}

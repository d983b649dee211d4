import { THEMES } from '@roundhouse/style';
import { outlined } from '@roundhouse/style/outlined';
import { toSvgText } from '@roundhouse/svg';
import type { Command } from '../command.ts';
import { furnishedFrom } from '../content.ts';
import { openRecord } from '../open-record.ts';
import { CONTENT } from '../shared-flags.ts';
import { UserError } from '../user-error.ts';

export const render: Command = {
  name: 'render',
  summary: 'draws the board of a recorded match as SVG',
  flags: [
    { name: 'match', value: 'FILE', about: 'the record of the match' },
    { name: 'at', value: 'N', about: 'after how many actions (all of them)' },
    { name: 'theme', value: 'NAME', about: `the colours: ${THEMES.join(' or ')} (${THEMES[0]})` },
    { name: 'map-only', about: 'leave out what lies beside the map' },
    { name: 'coordinates', about: 'name the hexes' },
    CONTENT,
  ],
  examples: ['render --match record.json --at 120 > board.svg'],
  run(flags, io) {
    const { residents } = furnishedFrom(flags);
    const file = flags.text('match');
    if (file === undefined) throw new UserError('say which match: --match record.json');
    const { match, resident } = openRecord(file, residents);
    const at = flags.whole('at', { min: 0, max: match.seq }) ?? match.seq;
    const theme = themeNamed(flags.text('theme') ?? THEMES[0]);
    const { liveries } = match;
    const options = { theme, liveries, panels: !flags.has('map-only'), coordinates: flags.has('coordinates') };
    io.out.write(`${toSvgText(outlined(resident.draw(match.viewAt(at, 'public'), options)))}\n`);
    return 0;
  },
};

function themeNamed(name: string): (typeof THEMES)[number] {
  const theme = THEMES.find((one) => one === name);
  if (theme === undefined) throw new UserError(`there is no theme '${name}'.\nThe themes are: ${THEMES.join(', ')}`);
  return theme;
}

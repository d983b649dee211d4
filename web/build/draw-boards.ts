import { botFor } from '@roundhouse/bots';
import { type AnyResident, residents } from '@roundhouse/games';
import { Match, rngFrom } from '@roundhouse/kernel';
import { outlined } from '@roundhouse/style/outlined';
import { toSvgText } from '@roundhouse/svg';

const THEMES = ['day', 'night'] as const;
const SEED = 'the picture on the door';
const USUAL_SEATS = 4;
/** How much of the game has been played in the picture. */
const PLAYED = 0.85;

/** A position from the middle of a game that is the same in every build. */
function position({ game, ...brain }: AnyResident): object {
  const options = game.options.parse({});
  const { min, max } = game.seatsFor(options);
  const match = Match.start(game, { seats: Math.min(Math.max(USUAL_SEATS, min), max), seed: SEED });
  const bot = botFor('lively', { game, ...brain });
  if (bot === undefined) throw new Error('there is no lively bot');
  const choices = rngFrom(SEED);
  for (let [seat] = match.waiting(); seat !== undefined; [seat] = match.waiting()) {
    match.submit(seat, bot.choose(game.view(match.position, seat), seat, choices));
  }
  return match.viewAt(Math.round(match.seq * PLAYED), 'public');
}

export function drawBoards(): ReadonlyMap<string, string> {
  return new Map(
    residents.flatMap((resident) => {
      const drawn = position(resident);
      return THEMES.map((theme) => [
        `boards/${resident.game.id}-${theme}.svg`,
        toSvgText(outlined(resident.draw(drawn, { theme }))),
      ]);
    }),
  );
}

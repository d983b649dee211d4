import { type Seat, type Text, text } from '@roundhouse/kernel';
import type { Position } from '../../../../rules/position.ts';
import { type DiamondCheck, diamondChecks } from './diamond-check.ts';

/** The first turn that the plan would lose is the one to do something about: those after it depend on it. */
export function lostTurn(p: Position, seat: Seat): Text | null {
  const [lost] = diamondChecks(p, seat).flatMap((check, index) =>
    check?.lost === true ? [warning(index, check)] : [],
  );
  return lost ?? null;
}

function warning(socket: number, { open, rating, upgrades }: DiamondCheck): Text {
  const values = { number: socket + 1, open, rating };
  if (upgrades === null) {
    return text(
      'Turn {number} would be lost: {open, plural, one {# diamond} other {# diamonds}}, and your airship bears {rating}.',
      values,
    );
  }
  return text(
    'Turn {number} is lost ({open, plural, one {# diamond} other {# diamonds}}, {rating} allowed) unless you upgrade ' +
      'your airship {upgrades, plural, one {} other {# times }}before it.',
    { ...values, upgrades },
  );
}

import { ageOfSteam } from '@roundhouse/age-of-steam';
import { say } from '@roundhouse/kernel';
import { afterPlan, ofType } from '@roundhouse/table-kit';
import { describe, expect, it } from 'vitest';
import { deliveriesOf, own } from '../deliveries.ts';
import { lostByBuilding, lostByFinishing, lostByMovingNothing, ruinBy } from '../giving-up.ts';
import { desk, inPhase, railOf, recorded } from './support/recorded.ts';

const moments = recorded();

describe('being done building', () => {
  it('says that nothing was built, that Urbanization goes unused, and what track is lost', () => {
    const said = new Set<string>();
    for (const moment of inPhase(moments, 'build-track')) {
      const { position, seat } = moment;
      const { phase } = position;
      if (phase.name !== 'build-track') continue;
      const legal = ageOfSteam.legal(position, seat);
      const loses = lostByFinishing(railOf(moment)).map((text) => say(text));
      for (const sentence of loses) said.add(sentence.replace(/: .*\.$/, ': here.'));
      expect(loses.includes('You have built nothing this turn.')).toBe(
        phase.builds === 0 && ofType(legal, 'build').length > 0,
      );
      expect(loses.includes('Your Urbanization goes unused.')).toBe(ofType(legal, 'urbanize').length > 0);
    }
    expect([...said].toSorted()).toEqual([
      'This track is unfinished and will no longer be yours: here.',
      'You have built nothing this turn.',
      'Your Urbanization goes unused.',
    ]);
  });
});

describe('building', () => {
  const choices = inPhase(moments, 'build-track').flatMap(({ position, seat }) => {
    const legal = ageOfSteam.legal(position, seat);
    const [build] = ofType(legal, 'build');
    const [urbanize] = ofType(legal, 'urbanize');
    return build === undefined || urbanize === undefined ? [] : [{ position, seat, build, urbanize }];
  });

  it('says that Urbanization is lost where it was open before and is not after', () => {
    expect(choices.length).toBeGreaterThan(0);
    for (const { position, seat, build, urbanize } of choices) {
      const loses = (from: typeof position, plan: readonly (typeof build)[]): readonly string[] =>
        lostByBuilding(railOf({ position: from, seat }), { shown: afterPlan(ageOfSteam, from, seat, plan) }).map(
          (text) => say(text),
        );
      expect(loses(position, [build])).toEqual([
        'Your Urbanization comes before any track: after this you cannot use it any more.',
      ]);
      expect(loses(position, [])).toEqual([]);
      expect(loses(afterPlan(ageOfSteam, position, seat, [urbanize]), [build])).toEqual([]);
    }
  });
});

describe('moving nothing', () => {
  it('says what the best delivery would be worth, and nothing where there is none', () => {
    const said = inPhase(moments, 'move-goods').map((moment) => {
      const moves = ofType(ageOfSteam.legal(moment.position, moment.seat), 'move-goods');
      const [best] = deliveriesOf(desk, moment.position, moves, moment.seat);
      const loses = lostByMovingNothing(railOf(moment));
      expect(loses.length).toBe(best === undefined || own(best, moment.seat) === 0 ? 0 : 1);
      return loses.length;
    });
    expect(new Set(said)).toEqual(new Set([0, 1]));
  });
});

describe('ruin', () => {
  it('is asked of the position that the chosen actions lead to', () => {
    const poorer = inPhase(moments, 'build-track').flatMap(({ position, seat }) =>
      ofType(ageOfSteam.legal(position, seat), 'build')
        .filter((build) => {
          const cost = desk.quoting(position, seat)?.(build).cost ?? 0;
          const cash = position.players[seat]?.cash ?? 0;
          return cash >= 3 && cash - cost < 3;
        })
        .slice(0, 1)
        .map((build) => ({ position, seat, build })),
    );
    const [one] = poorer;
    if (one === undefined) throw new RangeError('nobody ever spends so much');
    expect(ruinBy(desk, one.position, one.seat, [])).toBeNull();
    expect(ruinBy(desk, one.position, one.seat, [one.build])).not.toBeNull();
  });
});

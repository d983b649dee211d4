import { type Action, kingsOfAirAndSteam, type Position } from '@roundhouse/kings-of-air-and-steam';
import type { MatchRecord } from '@roundhouse/kernel';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { archiveOf, bring } from './support/records.ts';
import { boxOf, problems } from './support/room.ts';
import { andSee, mark, marks, press } from './support/table.ts';
import { findings, lookAtSights } from './support/sights.ts';
import { PHONE, visit, visitsOfOne } from './support/visit.ts';

const LAPTOP = { width: 1366, height: 768 };
/** The same, with the bars of a browser. */
const LOW = { width: 1366, height: 640 };
const TABLET = { width: 820, height: 1180 };

const { recordedGame, upTo } = archiveOf(kingsOfAirAndSteam);

const basic = recordedGame('06-basic-2-players-lively');
const normal = recordedGame('05-normal-4-players-lively');

/** The first moment at which somebody may do such a thing. */
function when(record: MatchRecord, can: (action: Action, position: Position) => boolean): MatchRecord {
  return upTo(record, (position, seat) => kingsOfAirAndSteam.legal(position, seat).some((one) => can(one, position)));
}

const during = (record: MatchRecord, phase: Position['phase']['name']): MatchRecord =>
  upTo(record, (position) => position.phase.name === phase);

const MOMENTS = {
  team: during(recordedGame('01-normal-7-players-lively'), 'choose-team'),
  character: during(normal, 'choose-character'),
  depot: during(basic, 'place-depot'),
  plan: during(normal, 'plan'),
  flight: when(basic, (action) => action.type === 'fly' && action.path.length > 1),
  load: when(
    basic,
    (action, { agenda }) =>
      action.type === 'load' && action.from === 'factory' && action.jettison === null && agenda.length > 0,
  ),
  unload: when(basic, (action) => action.type === 'unload'),
  action: during(normal, 'action'),
  secondCycle: upTo(normal, ({ phase, cycle }) => phase.name === 'action' && cycle === 2),
  ship: when(basic, (action, { phase }) => action.type === 'ship' && phase.name === 'action'),
  upkeep: during(basic, 'upkeep'),
};

lookAtSights('Kings of Air and Steam', [
  { name: 'team', record: MOMENTS.team, points: ['team-'] },
  { name: 'character', record: MOMENTS.character, points: ['character-'] },
  { name: 'depot', record: MOMENTS.depot, points: ['space-'], besidesBoard: true },
  { name: 'plan', record: MOMENTS.plan, points: ['card-'] },
  { name: 'flight', record: MOMENTS.flight, points: ['space-'] },
  { name: 'load', record: MOMENTS.load, points: [], besidesBoard: true },
  { name: 'action', record: MOMENTS.action, points: ['action-build-depot', 'space-'], besidesBoard: true },
  { name: 'ship', record: MOMENTS.ship, points: ['goods-depot-'] },
  { name: 'upkeep', record: MOMENTS.upkeep, points: [], besidesBoard: true },
]);

async function middleOf(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('on a phone nothing that is reached for moves the frame or the board, whatever hangs over their edges', async () => {
  await visit({ viewport: PHONE, touch: true }, async (visitor) => {
    const { page } = visitor;
    await bring(visitor, MOMENTS.depot);
    await marks(page, 'space-').first().waitFor();
    const { count, moved } = await page.evaluate(() => {
      const places = (): readonly string[] =>
        [...document.querySelectorAll('.table-ribbon, .player-chips, .board, .board-pins, .board [data-choice]')].map(
          (one) => {
            const { left, top } = one.getBoundingClientRect();
            return `${one.getAttribute('data-choice') ?? one.className} ${left} ${top}`;
          },
        );
      const first = places();
      const slipped: string[] = [];
      // As a card may on its way somewhere else, or what is only spoken.
      const hanging = [...document.querySelectorAll('.table, .board, .board-pins')].map((box) => {
        const over = document.createElement('i');
        over.style.cssText =
          'position: absolute; inset: 0 auto auto 0; block-size: 300vh; inline-size: 300vw; visibility: hidden';
        box.append(over);
        return over;
      });
      for (const one of [...document.querySelectorAll('.board [data-choice]'), ...hanging]) {
        for (const block of ['start', 'center', 'end', 'nearest'] as const) {
          one.scrollIntoView({ block, inline: block, behavior: 'instant' });
          slipped.push(...places().filter((place, index) => place !== first[index]));
        }
      }
      return { count: first.length, moved: slipped };
    });
    expect(count).toBeGreaterThan(20);
    expect(moved).toEqual([]);
  });
});

test('on a phone the price of every plot for a depot can be read', async () => {
  await visit({ viewport: PHONE, touch: true }, async (visitor) => {
    const { page } = visitor;
    await bring(visitor, MOMENTS.action);
    await andSee(page, async () => mark(page, 'action-build-depot').tap());
    expect(await page.locator('.kas-price').count()).toBeGreaterThan(10);
    expect(await problems(page, true)).toEqual([]);
  });
});

test('on a phone a card that is tapped goes into the plan, and nothing lies over it there', async () => {
  await visit({ viewport: PHONE, touch: true }, async (visitor) => {
    const { page } = visitor;
    await bring(visitor, during(basic, 'plan'));
    const laid = page.locator('.kas-sockets .kas-card-letter');
    expect(await laid.count()).toBe(0);
    await andSee(page, async () => marks(page, 'card-').first().tap());
    expect(await laid.count()).toBe(1);
    expect(await page.locator('.close-up').count()).toBe(0);
  });
});

test('a team says what both its characters can do, before it is chosen', async () => {
  await visit({ viewport: PHONE, touch: true }, async (visitor) => {
    await bring(visitor, MOMENTS.team);
    const team = visitor.page.locator('.kas-sign', { hasText: 'The Godfather' });
    await team.waitFor();
    expect(await team.innerText()).toContain('Thaddeus Birch: Never pays tolls.');
    expect(await team.innerText()).toContain('Ezekiel Crane: In flight, may take $3');
  });
});

test('what is asked, and the button that answers it, stay in sight however far the teams scroll below them', async () => {
  await visit({ viewport: LAPTOP }, async (visitor) => {
    const { page } = visitor;
    await bring(visitor, MOMENTS.team);
    const dock = page.locator('.table-moment');
    const prompt = page.locator('.table-prompt');
    const teams = marks(page, 'team-');
    // A larger desk has room for almost all of them.
    for (const { size, scrolled } of [
      { size: LOW, scrolled: 200 },
      { size: LAPTOP, scrolled: 0 },
      { size: TABLET, scrolled: 0 },
    ]) {
      await page.setViewportSize(size);
      await andSee(page, async () => teams.last().click());
      await dock.evaluate((one) => one.scrollTo(0, one.scrollHeight));
      expect(await dock.evaluate((one) => one.scrollTop), `${size.height}`).toBeGreaterThanOrEqual(scrolled);
      const isInSight = await mark(page, 'confirm').evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there !== null && button.contains(there);
      });
      expect(isInSight, `${size.height}`).toBe(true);
      // Whoever goes back with the keyboard does not come to what lies under them.
      await teams.first().focus();
      const { bottom, top } = await prompt.evaluate((one) => ({
        bottom: one.getBoundingClientRect().bottom,
        top: document.activeElement?.getBoundingClientRect().top ?? 0,
      }));
      expect(top, `${size.height}`).toBeGreaterThanOrEqual(bottom);
      await andSee(page, async () => page.keyboard.press('Escape'));
    }
  });
});

test('on a desk what is read about a card lies beside the board, which shows where the card can take one', async () => {
  const seven = recordedGame('02-normal-7-players-greedy');
  await visit({ viewport: LAPTOP }, async (visitor) => {
    const { page } = visitor;
    for (const record of [during(seven, 'plan'), during(normal, 'plan'), during(basic, 'plan')]) {
      await bring(visitor, record);
      const board = await boxOf(page, '.table-board');
      const cards = page.locator('.kas-hand-card');
      for (const card of [cards.first(), cards.nth(4), cards.last()]) {
        await card.hover();
        const shown = page.locator('.close-up');
        await shown.waitFor();
        const left = await shown.evaluate((one) => one.getBoundingClientRect().left);
        // Where cards and players share a column there is no other room: it stands out of it over the edge of the board.
        expect(left).toBeGreaterThan(board.x + board.width * 0.75);
        await page.mouse.move(2, 2);
        await shown.waitFor({ state: 'detached' });
      }
    }
  });
});

test('with seven players, what there is to look up stands where it is seen', async () => {
  const seven = recordedGame('02-normal-7-players-greedy');
  await visit({ viewport: LAPTOP }, async (visitor) => {
    const { page } = visitor;
    for (const phase of ['plan', 'action', 'upkeep'] as const) {
      await bring(visitor, during(seven, phase));
      const tab = await boxOf(page, '.table-extras .tabs-list');
      expect(tab.y + tab.height, phase).toBeLessThan(LAPTOP.height);
    }
    await page.getByRole('tab', { name: 'Market' }).click();
    const table = await page.locator('.kas-market').evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(table).toBe(0);
  });
});

test('on a tablet what is looked up stands beside the words, and nothing moves when something is chosen', async () => {
  const robbery = upTo(recordedGame('04-cutthroat-normal-3-players-lively'), ({ phase }) => phase.name === 'rob');
  await visit({ viewport: TABLET, touch: true }, async (visitor) => {
    const { page } = visitor;
    await bring(visitor, robbery);
    const words = await boxOf(page, '.table-prompt-words');
    const lookUp = await boxOf(page, '.table-extra-buttons');
    expect(lookUp.y + lookUp.height / 2).toBeCloseTo(words.y + words.height / 2, 0);
    const victims = page.locator('.table-controls .kas-pick');
    const before = await middleOf(victims.first());
    await andSee(page, async () => victims.first().tap());
    expect(await middleOf(victims.first())).toEqual(before);
    await page.getByRole('button', { name: 'Look up' }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('tab', { name: 'Market' }).tap();
    await sheet.locator('.kas-market').waitFor();
    expect(await problems(page, true)).toEqual([]);
  });
});

test('on a tablet all seven teams are in sight', async () => {
  await visit({ viewport: TABLET, touch: true }, async (visitor) => {
    const { page } = visitor;
    await bring(visitor, MOMENTS.team);
    await marks(page, 'team-').first().waitFor();
    expect(await page.locator('.table-moment').evaluate((dock) => dock.scrollHeight - dock.clientHeight)).toBe(0);
  });
});

describe('on the board', () => {
  const visitAgain = visitsOfOne({});

  test('whoever has pressed a space for a depot is not told to press one', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, MOMENTS.depot);
      const dock = page.locator('.table-moment');
      expect(await dock.innerText()).toContain('Press a marked space on the board.');
      await andSee(page, async () => marks(page, 'space-').first().click());
      expect(await dock.innerText()).toContain('Place it here?');
      expect(await dock.innerText()).not.toContain('Press a marked space');
      await andSee(page, async () => page.getByRole('button', { name: 'Cancel' }).click());
      expect(await dock.innerText()).toContain('Press a marked space on the board.');
    });
  });

  test('a flight is shown before it is flown, and a second press confirms it', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, MOMENTS.flight);
      await andSee(page, async () => marks(page, 'space-').first().click());
      expect(await page.locator('.kas-path-flight').count()).toBe(1);
      await andSee(page, async () => page.locator('.kas-space-chosen').click());
      expect(await page.locator('.kas-path-flight').count()).toBe(0);
    });
  });

  test('the note under the cards says what to do with the first, and with the next', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, during(basic, 'plan'));
      const note = page.locator('.kas-planning-note');
      expect(await note.innerText()).toContain('Press a card for your first turn.');
      await press(page, 'card-1');
      expect(await note.innerText()).toContain('the next card goes on from it');
      for (const card of ['card-2', 'card-3', 'card-0']) await press(page, card);
      expect(await note.innerText()).not.toContain('next card');
    });
  });

  test('Escape lets go of a card that is pointed at, then takes the whole plan back; so does its button', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, during(basic, 'plan'));
      const laid = page.locator('.kas-sockets .kas-card-letter');
      const tools = page.getByRole('button', { name: 'Earlier' });
      const clear = page.getByRole('button', { name: 'Clear the plan' });
      expect(await clear.count()).toBe(0);
      for (const card of ['card-1', 'card-2']) await press(page, card);
      await andSee(page, async () => page.locator('[data-socket="1"]').click());
      expect(await tools.count()).toBe(1);
      await andSee(page, async () => page.keyboard.press('Escape'));
      expect([await tools.count(), await laid.count()]).toEqual([0, 2]);
      await andSee(page, async () => page.keyboard.press('Escape'));
      expect([await clear.count(), await laid.count()]).toEqual([0, 0]);
      for (const card of ['card-2', 'card-1']) await press(page, card);
      await andSee(page, async () => clear.click());
      expect(await laid.count()).toBe(0);
    });
  });

  test('a plan that loses a turn is asked about before it is ready', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, during(basic, 'plan'));
      for (const card of ['card-3*', 'card-5**', 'card-1', 'card-0']) await press(page, card);
      await press(page, 'ready');
      expect(await page.locator('.table-prompt-words').innerText()).toContain('Turn 2 ');
      expect(await page.getByRole('alert').innerText()).toMatch(/^A lost turn /);
      await andSee(page, async () => page.keyboard.press('Escape'));
      expect(await mark(page, 'ready').count()).toBe(1);
      await press(page, 'ready');
      await press(page, 'ready-anyway');
      expect(await page.locator('.kas-planning').count()).toBe(0);
    });
  });

  test('Escape closes what somebody reads beside the board, and leaves the plan alone', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, during(basic, 'plan'));
      await press(page, 'card-1');
      await page.keyboard.press('l');
      const drawer = page.locator('.drawer');
      await drawer.getByRole('tab').first().focus();
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      expect(await page.locator('.kas-sockets .kas-card-letter').count()).toBe(1);
    });
  });

  test('a press where an airship cannot go says why, with the rule', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, MOMENTS.flight);
      await andSee(page, async () => page.locator('.kas-space:not(.kas-space-can)').first().click());
      expect(await page.locator('.explanation-rule').innerText()).toMatch(/^Rule: /);
    });
  });

  test('goods are dragged from a factory to the airship', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, MOMENTS.load);
      const from = await middleOf(page.locator('[data-factory] .kas-good-can').first());
      const eye = await page.locator('.table-prompt [role="img"]').first().getAttribute('aria-label');
      const airship = page.locator('[data-airship]').filter({ hasText: `The airship of ${eye}` });
      const to = await middleOf(airship.locator('ellipse + path'));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      await airship.locator('[data-good]').first().waitFor();
      expect(await airship.locator('[data-good]').count()).toBe(1);
    });
  });

  test('goods are unloaded by a press on them', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, MOMENTS.unload);
      const cargo = marks(page, 'goods-airship-');
      const before = await cargo.count();
      await andSee(page, async () => cargo.first().click());
      expect(await cargo.count()).toBeLessThan(before);
    });
  });

  test('an action that is taken up stays where it is, and so do the others', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, MOMENTS.action);
      const actions = page.locator('.kas-action');
      const places = async () => actions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      const before = await places();
      await andSee(page, async () => mark(page, 'action-solicit-funds').click());
      expect(await places()).toEqual(before);
    });
  });

  test('a shipment shows its way, what it brings and what it costs, before it is sent', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, MOMENTS.ship);
      // They can go to one place alone: one press, and a confirmation.
      await andSee(page, async () => marks(page, 'goods-depot-').first().click());
      expect(await page.locator('.kas-path-train').count()).toBeGreaterThan(0);
      expect(await page.locator('.table-controls').innerText()).toContain('Tolls');
      await press(page, 'confirm');
      expect(await mark(page, 'confirm').count()).toBe(0);
    });
  });

  test('everything that can be chosen is reached with the keyboard', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, MOMENTS.depot);
      await andSee(page, async () => {
        await marks(page, 'space-').first().focus();
        await page.keyboard.press('Enter');
      });
      await page.keyboard.press('Enter');
      await press(page, 'sit-down');
      expect(await page.locator('[data-depot]').count()).toBe(1);
    });
  });

  test('open movement cards and upgrades are read with the keyboard, one stop for all of a kind', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, MOMENTS.secondCycle);
      const held = page.locator('.close-up');
      const cards = page.getByRole('toolbar', { name: /^Movement cards of/ }).first();
      await cards.getByRole('button').first().focus();
      await held.getByText('Letter').waitFor();
      await page.keyboard.press('ArrowRight');
      const second = cards.getByRole('button').nth(1);
      expect(await second.evaluate((card) => card === document.activeElement)).toBe(true);
      expect(await second.getAttribute('aria-label')).toMatch(/^Card \d: .*; letter [A-Z]; diamonds: \d$/);
      await page.locator('.player-head').first().click();
      const track = page.getByRole('toolbar', { name: /^Airship, level/ });
      await track.getByRole('button').last().focus();
      await held.getByText(/^Worth \d+ points at the end of the game$/).waitFor();
      // A level is only looked at: an upgrade is an action, and says the same before it is taken.
      await page.getByRole('list', { name: 'Actions' }).getByText('Upgrade airship').hover();
      await held.getByText(/^Costs \$\d+ and one action/).waitFor();
      expect(await findings(page, ['.board']), 'the tracks').toEqual([]);
    });
  });
});

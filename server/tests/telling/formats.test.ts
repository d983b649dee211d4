import { quietHours } from '@roundhouse/wire';
import { describe, expect, it } from 'vitest';
import { noticeOf } from '../../telling/notice.ts';
import { quietUntil } from '../../telling/quiet.ts';
import { formatOf, webhookRequest } from '../../telling/webhook.ts';

const HOME = 'https://play.example';

describe('what a webhook is posted', () => {
  const notice = noticeOf({
    occasion: 'invited',
    table: 't1',
    game: 'Steam',
    title: '@everyone [win](https://evil.example) <!channel> *now*',
    host: 'Ada',
  });
  const bodyFor = (webhook: string): unknown => JSON.parse(webhookRequest(webhook, notice, HOME).body.toString());

  it.each([
    ['https://discord.com/api/webhooks/1/abc', 'discord'],
    ['https://canary.discord.com/api/webhooks/1/abc', 'discord'],
    ['https://discordapp.com/api/webhooks/1/abc', 'discord'],
    ['https://discord.com/api/webhooks/1/abc/slack', 'slack'],
    ['https://hooks.slack.com/services/a/b/c', 'slack'],
    ['https://notdiscord.com/api/webhooks/1/abc', 'plain'],
    ['https://example.org/hooks.slack.com', 'plain'],
  ])('%s: %s', (webhook, format) => {
    expect(formatOf(webhook)).toBe(format);
  });

  it('in Discord nobody is woken by the name of a table, and no link hides in it', () => {
    expect(bodyFor('https://discord.com/api/webhooks/1/abc')).toEqual({
      content:
        '**Ada invites you\\: Steam**\n' +
        'Steam · \\@everyone \\[win\\]\\(https\\://evil.example\\) \\<!channel\\> \\*now\\*\\: a seat is free for you.\n' +
        'https://play.example/online/t1',
      allowed_mentions: { parse: [] },
    });
  });

  it('in Slack neither', () => {
    expect(bodyFor('https://hooks.slack.com/services/a/b/c')).toEqual({
      text:
        '*Ada invites you: Steam*\n' +
        'Steam · @everyone [win](https://evil.example) &lt;!channel&gt; \u200B*now\u200B*: a seat is free for you.\n' +
        '<https://play.example/online/t1>',
    });
  });

  it('elsewhere it is plain JSON', () => {
    const { title, text } = notice;
    const link = 'https://play.example/online/t1';
    expect(bodyFor('https://example.org/hook')).toEqual({ title, text, link, table: 't1' });
    expect(title).toBe('Ada invites you: Steam');
  });
});

describe('quiet hours', () => {
  const at = (time: string): number => Date.parse(`2026-03-01T${time}Z`);
  const night = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Vienna' };

  it.each([
    ['20:59:59', null],
    ['21:00:00', '2026-03-02T06:00:00Z'],
    ['23:30:30', '2026-03-02T06:00:00Z'],
    ['00:00:00', '2026-03-01T06:00:00Z'],
    ['05:59:59', '2026-03-01T06:00:00Z'],
    ['06:00:00', null],
    ['12:00:00', null],
  ])('at %s of Greenwich they last until %s', (time, until) => {
    expect(quietUntil(night, at(time))).toBe(until === null ? null : Date.parse(until));
  });

  it('keep to the clocks on the wall, which change in spring', () => {
    expect(quietUntil(night, Date.parse('2026-07-01T20:00:00Z'))).toBe(Date.parse('2026-07-02T05:00:00Z'));
    expect(quietUntil(night, Date.parse('2026-07-01T05:00:00Z'))).toBeNull();
  });

  it('are in a place that has clocks', () => {
    expect(quietHours.safeParse(night).success).toBe(true);
    expect(quietHours.safeParse({ ...night, zone: 'Moon/Tranquility' }).success).toBe(false);
    expect(quietHours.safeParse({ ...night, zone: '' }).success).toBe(false);
  });

  it('may lie within a day, west of Greenwich, and be none at all', () => {
    expect(quietUntil({ from: 60, to: 120, zone: 'America/New_York' }, at('06:30:00'))).toBe(at('07:00:00'));
    expect(quietUntil({ from: 60, to: 60, zone: 'UTC' }, at('01:00:00'))).toBeNull();
  });
});

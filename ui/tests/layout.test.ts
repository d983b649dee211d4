import { describe, expect, it } from 'vitest';
import { dockFor, ledgerFor } from '../frame/layout.ts';

const DESK = { width: 1440, height: 900 };

describe('the dock', () => {
  it('stands beside a tall map and below a wide one', () => {
    expect(dockFor(0.95, DESK)).toBe('beside');
    expect(dockFor(1.1, { width: 1366, height: 768 })).toBe('beside');
    expect(dockFor(1.8, DESK)).toBe('below');
  });

  it('leaves the board the larger at every width, as the columns beside it grow with the window', () => {
    expect(dockFor(1.2, { width: 1366, height: 768 })).toBe('beside');
    expect(dockFor(1.7, { width: 1920, height: 1080 })).toBe('below');
  });

  it('stands above the players where a wide map becomes clearly higher by that, and only there', () => {
    expect(dockFor(1.42, { width: 1366, height: 768 })).toBe('above-players');
    expect(dockFor(1.42, { width: 1920, height: 1080 })).toBe('above-players');
    expect(dockFor(1.42, DESK)).toBe('above-players');
    expect(dockFor(1.55, DESK)).toBe('below');
    expect(dockFor(1, { width: 1920, height: 1080 })).toBe('beside');
  });

  it('stands below where the window is narrow', () => {
    expect(dockFor(1, { width: 1024, height: 1000 })).toBe('below');
  });
});

describe('the players in their column', () => {
  it('are cards while all of them have room, and else rows, with mine as a card if it can be', () => {
    expect(ledgerFor(3, 'below', DESK)).toBe('cards');
    expect(ledgerFor(6, 'below', DESK)).toBe('rows-and-mine');
    expect(ledgerFor(5, 'beside', { height: 768 })).toBe('rows-and-mine');
    expect(ledgerFor(4, 'beside', { height: 1080 })).toBe('cards');
    expect(ledgerFor(5, 'beside', { height: 1080 })).toBe('rows-and-mine');
  });

  it('have less room below what to do now', () => {
    expect(ledgerFor(2, 'above-players', { height: 1080 })).toBe('cards');
    expect(ledgerFor(3, 'above-players', { height: 768 })).toBe('rows-and-mine');
    expect(ledgerFor(4, 'above-players', { height: 768 })).toBe('rows');
    expect(ledgerFor(4, 'above-players', DESK)).toBe('rows-and-mine');
  });
});

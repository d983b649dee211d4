import { describe, expect, it } from 'vitest';
import { answersIn, mostActions } from '../bench/capacity.ts';
import { runCli } from './cli.ts';

const COSTS = { work: 1, commit: 5, database: 0 };
const alone = { processes: 1, databases: 1, databaseCores: 1 };

describe('the simulation of a server', () => {
  it('that has nothing else to do answers after its work and a commit', () => {
    const { median, p99 } = answersIn({ ...alone, rate: 1 }, COSTS);
    expect(median).toBeGreaterThan(COSTS.commit);
    expect(median).toBeLessThan(COSTS.commit + 2 * COSTS.work);
    // An action that takes five times as long as usual is one in 150.
    expect(p99).toBeLessThan(COSTS.commit + 8 * COSTS.work);
  });

  it('that has more to do than it can lets everybody wait', () => {
    expect(answersIn({ ...alone, rate: 1500 }, COSTS).median).toBeGreaterThan(1000);
  });

  it('holds what one process can do, and nearly so many times as much with more of them', () => {
    const one = mostActions(alone, COSTS, 50);
    expect(one).toBeGreaterThan(700);
    expect(one).toBeLessThan(1000);
    const four = mostActions({ ...alone, processes: 4 }, COSTS, 50);
    expect(four / one).toBeGreaterThan(3.5);
    expect(four / one).toBeLessThan(4.5);
  });

  it('ends where the database ends', () => {
    const costs = { ...COSTS, database: 1 };
    const many = mostActions({ processes: 16, databases: 1, databaseCores: 2 }, costs, 50);
    expect(many).toBeLessThan(2000);
    expect(many).toBeGreaterThan(1500);
    const split = mostActions({ processes: 16, databases: 3, databaseCores: 2 }, costs, 50);
    expect(split / many).toBeGreaterThan(2.5);
    expect(split / many).toBeLessThan(3.5);
  });

  it('holds no more than its database can do, however much that is', () => {
    const costs = { work: 0.25, commit: 5, database: 0.1 };
    const most = mostActions({ processes: 32, databases: 1, databaseCores: 8 }, costs, 50);
    expect(most).toBeGreaterThan(70_000);
    expect(most).toBeLessThan(82_000);
  });

  it('is printed by roundhouse capacity, which wants numbers', async () => {
    const { code, out } = await runCli(['capacity', '--work', '2', '--commit', '4']);
    expect(code).toBe(0);
    expect(out).toContain('live players at once');
    expect(out.split('\n').length).toBeGreaterThan(6);
    const wrong = await runCli(['capacity', '--work', 'much']);
    expect(wrong.code).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { troubleOf } from '../../data/trouble.ts';
import { refusalOf } from '../../http/refusing.ts';

function failure(message: string, parts: object): Error {
  return Object.assign(new Error(message), parts);
}

describe('an error of the database', () => {
  it.each([
    ['a file that another process holds', failure('database is locked', { code: 'SQLITE_BUSY' })],
    ['a file that cannot be read', failure('disk I/O error', { code: 'SQLITE_IOERR_READ' })],
    ['a PostgreSQL that ends', failure('terminating connection', { code: '57P01' })],
    ['one that is not there', failure('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' })],
    ['one whose socket is gone', failure('connect ENOENT', { code: 'ENOENT', syscall: 'connect' })],
    ['one that was killed under the question', new Error('Connection terminated unexpectedly')],
    ['one that has no connection left', new Error('timeout exceeded when trying to connect')],
    ['one that is tried in two ways', new AggregateError([failure('', { code: 'ECONNREFUSED', syscall: 'connect' })])],
  ])('says that it is gone: %s', (_, error) => {
    const told: unknown[] = [];
    expect(troubleOf(error)).toBe('gone');
    expect(refusalOf(error, (one) => told.push(one))).toMatchObject({
      code: 'unavailable',
      retryAfter: 2,
      message: 'The server cannot reach its database. Nothing was lost; try again in a moment.',
    });
    expect(told).toEqual([error]);
  });

  it.each([
    ['SQLITE_FULL', failure('database or disk is full', { code: 'SQLITE_FULL' })],
    ['53100', failure('could not extend file', { code: '53100' })],
  ])('says that its disk is full: %s', (_, error) => {
    const told: unknown[] = [];
    const { code, message } = refusalOf(error, (one) => told.push(one));
    expect([code, message]).toEqual([
      'unavailable',
      expect.stringContaining("The server's disk is full; its host has been"),
    ]);
    expect(told).toEqual([error]);
  });

  it.each([
    ['a row that is there already', failure('duplicate key', { code: '23505' }), 'conflict'],
    ['a file that is none of the database', failure('no such file', { code: 'ENOENT', syscall: 'open' }), 'broken'],
    ['a slip in the program', new TypeError('x is not a function'), 'broken'],
  ])('or is something else: %s', (_, error, code) => {
    expect(troubleOf(error)).toBeNull();
    expect(refusalOf(error, () => undefined)).toMatchObject({ code, retryAfter: null });
  });
});

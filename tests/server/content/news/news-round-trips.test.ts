import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { newsDesk } from '../../../support/news-desk';

const { create } = newsDesk();

test('while other writers wait, a new item asks the database three times: to store, to finish, to commit', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  expect((await create()).status).toBe(201);
  const asked = query.mock.calls.map((call: readonly unknown[]) => String(call[0]));
  query.mockRestore();
  const locked = asked.findIndex((text) => text.includes('pg_advisory_xact_lock'));
  expect(asked.slice(locked, asked.indexOf('commit', locked) + 1)).toEqual([
    expect.stringContaining('insert into news'),
    expect.stringContaining('finish_write'),
    'commit',
  ]);
});

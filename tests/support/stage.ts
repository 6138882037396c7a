import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sql } from 'kysely';
import { must } from '#common/base/must';
import { CallError } from '#server/platform/http/call-error';
import type { Handlers } from '#server/platform/http/handler';
import { type AskApi, openApi } from './api';
import { type TestDatabase, openTestDatabase } from './test-database';
import { type Player, troupe, welcomeTroupe } from './troupe';

const evening = new Date('2026-11-21T20:30:00+01:00');

/** What an editor sends. */
export const draft = {
  title: 'Rideau',
  description: '',
  content: { type: 'adls-text', content: [] },
  years: [],
  spectacleTypes: [],
} as const;

/** An API with trivial handlers, to test how calls are processed before and after them. */
export function stage() {
  let site: TestDatabase | null = null;
  let api: AskApi | null = null;
  const state: { calls: unknown[]; mishap: (() => Promise<void>) | null } = { calls: [], mishap: null };
  const database = () => must(site, 'the stage').database;

  beforeAll(async () => {
    site = await openTestDatabase();
    await sql`create table stage (title text)`.execute(site.database);
    await welcomeTroupe(site.database);
    api = openApi(site.database, handlersOf(state));
  });
  beforeEach(async () => {
    Object.assign(state, { calls: [], mishap: null });
    await sql`truncate stage, stored_answers`.execute(database());
  });
  afterAll(() => site?.close());

  const ask: AskApi = (method, path, asked) => must(api, 'the stage')(method, path, asked);
  return {
    ask,
    /** What handlers were called with, and what the next queued call does besides. */
    state,
    database,
    create: (headers: Record<string, string> = {}, body: unknown = draft, by: Player = troupe.colette) =>
      ask('POST', '/api/news', { by, headers, body }),
    /** What queued calls have left in the database. */
    async onStage() {
      const { rows } = await sql<{ title: string }>`select title from stage`.execute(database());
      return rows.map(({ title }) => title);
    },
  };
}

function handlersOf(state: { calls: unknown[]; mishap: (() => Promise<void>) | null }): Partial<Handlers> {
  const noRows = {
    metadata: { currentPage: 1, lastPage: 1, total: 0, offsetStart: 0, offsetEnd: 0 },
    data: [],
  };
  return {
    listNews: async ({ query }) => {
      state.calls.push(query);
      return noRows;
    },
    readNews: async ({ params }) => {
      if (params.slug === 'accident') throw new Error('the set fell');
      throw new CallError('not-found', { message: 'Brève introuvable' });
    },
    // On the call's own transaction, so that a failed call leaves nothing.
    createNews: async ({ body, database }) => {
      state.calls.push(body);
      await sql`insert into stage values (${body.title})`.execute(database);
      await state.mishap?.();
      return {
        ...draft,
        uuid: troupe.colette.uuid,
        slug: 'rideau',
        creationDate: evening,
        visibleFrom: evening,
        version: '1',
      };
    },
    deleteNews: async ({ ifMatch }) => {
      state.calls.push(ifMatch);
      return null;
    },
    listScans: async () => noRows,
    pullChanges: async ({ body: { cursors } }) => ({
      reset: false,
      emptied: false,
      put: {},
      remove: {},
      cursors,
      more: false,
      walking: false,
      settled: [],
      unknown: [],
      disarmed: false,
      scopes: [],
      serverNow: evening,
    }),
  };
}

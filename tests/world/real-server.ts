import type { Kysely } from 'kysely';
import { create } from 'superstruct';
import { vi } from 'vitest';
import { uuidV7 } from '#common/base/uuid';
import { newsWrite } from '#common/contract/content/news';
import type { RoleCode } from '#common/contract/people/roles';
import { ownAudience } from '#common/rules/audience';
import { projections } from '#server/projections';
import { readCursorKey } from '#server/platform/feed/revs';
import type { Database } from '#server/platform/database/schema';
import { write } from '#server/platform/database/transaction';
import { usualSpans } from '#server/platform/process/spans';
import { createHandlers } from '#server/handlers';
import { createApi } from '#server/platform/http/api';
import { createLog } from '#server/platform/process/log';
import { Metrics } from '#server/platform/http/metrics';
import { isLoopback } from '#server/platform/process/proxies';
import { PublicAnswers } from '#server/platform/http/public-answers';
import { createNews, deleteNews, updateNews } from '#server/content/news/news-change';
import { resolveCaller } from '#server/resolve-caller';
import { openSession } from '#server/people/session/session-repository';
import { selectTicketOrders, ticketOrdersOf } from '#server/tickets/ticket-order/ticket-order-projection';
import { addTicket, openHouse } from '../support/door';
import { paragraph } from '../support/news-draft';
import { openTestDatabase } from '../support/test-database';
import { troupe as everybody, welcomeTroupe } from '../support/troupe';
import type { Chance } from './chance';
import type { WireAnswer, WireRequest } from './fake-network';
import { walkThrough } from './walk-through';
import type { WorldServer } from './world-server';

const ORIGIN = 'http://localhost:8080';

/** The real server on a PostgreSQL database of its own, whose clock stands at the world's time. */
export async function openRealServer(
  chance: Chance,
  now: () => number,
  hasCounter = false,
): Promise<WorldServer & { close(): Promise<void> }> {
  const site = await openTestDatabase();
  const { database } = site;
  const errors: string[] = [];
  const toWorldTime = () => site.setClock(new Date(now()));
  await toWorldTime();
  await welcomeTroupe(database);
  const { date } = await openHouse(database, hasCounter ? { max_places: 12 } : {});
  const tickets = [];
  for (const name of ['Hélène Marchal', 'Odile Sauvage', 'Zoé Vasseur'])
    tickets.push(await addTicket(database, date, { name }));
  const api = createApi({
    database,
    handlers: createHandlers({
      files: { put: nothing, read: async () => null, remove: nothing },
      version: 'world',
      cursorKey: await readCursorKey(database),
      readers: projections,
      resolveCaller,
      changeListener: null,
      node: {
        startedAt: new Date(),
        isSendingMails: false,
        readDiskSpace: async () => ({ free: 2e9, total: 8e9 }),
        log: createLog('error'),
      },
    }),
    resolveCaller,
    isOurs: (origin) => origin === ORIGIN,
    isProxy: isLoopback,
    overHttps: false,
    publicAnswers: new PublicAnswers({ publicEpoch: () => null }),
    spans: usualSpans,
    log: createLog('error', (line) => errors.push(line)),
    metrics: new Metrics(),
  });

  /** The server judges the age of keys by the machine's clock. Requests of an evening never overlap. */
  async function atWorldTime<T>(request: () => T | Promise<T>): Promise<T> {
    const clock = vi.spyOn(Date, 'now').mockImplementation(now);
    try {
      return await request();
    } finally {
      clock.mockRestore();
    }
  }

  const withdrawn: string[] = [];

  async function answer({ method, path, headers, body }: WireRequest): Promise<WireAnswer> {
    await toWorldTime();
    const response = await atWorldTime(() =>
      api.request(ORIGIN + path, { method, headers, ...(body !== null && { body }) }),
    );
    if (method === 'DELETE' && path.startsWith('/api/news/') && response.ok)
      withdrawn.push(path.slice('/api/news/'.length));
    if (response.status >= 500 && response.status !== 503) throw new Error(errors.join('\n'));
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  }

  const fresh = () => uuidV7(now(), chance.bytes(10));
  const draft = (title: string, visibleIn: number, uuid?: string) =>
    create(
      {
        ...(uuid !== undefined && { uuid }),
        title,
        description: '',
        content: paragraph('Rideau.'),
        years: [2026],
        spectacleTypes: [],
        visibleFrom: new Date(Math.floor(now() / 1000) * 1000 + visibleIn),
      },
      newsWrite,
    );

  async function editElsewhere(title: string): Promise<void> {
    await toWorldTime();
    const author = everybody.colette.uuid;
    const visibleIn = chance.pick([-1_000, -1_000, 30_000, 300_000]);
    const known = await database
      .selectFrom('news')
      .select(['uuid', 'visible_from'])
      .where('deleted_at', 'is', null)
      .orderBy('uuid')
      .execute();
    await write(database, async (transaction) => {
      if (known.length === 0 || chance.happens(0.4))
        return createNews(transaction, draft(title, visibleIn, fresh()), author);
      const { uuid, visible_from } = chance.pick(known);
      const isDeleted = chance.happens(0.2);
      if (isDeleted || (visibleIn > 0 && visible_from.getTime() <= now())) withdrawn.push(uuid);
      if (isDeleted) return deleteNews(transaction, uuid, author, null);
      return updateNews(transaction, uuid, draft(title, visibleIn), author, null);
    });
  }

  for (const rank of [1, 2, 3])
    await write(database, (transaction) =>
      createNews(transaction, draft(`Avant ${rank}`, -rank * 86_400_000, fresh()), everybody.colette.uuid),
    );

  return {
    answer,
    visible: async (person) =>
      walkThrough(answer, person === null ? null : await tokenOf(database, person), fresh),
    async effects() {
      const stored = await database
        .selectFrom('stored_answers')
        .select(['owner', 'key'])
        .where('status', 'is not', null)
        .execute();
      // What the door refused is stored too, as a refusal.
      const scans = await database
        .selectFrom('scans')
        .select('key')
        .where('status', '<>', 'refused')
        .execute();
      return [
        ...stored.flatMap(({ owner, key }) =>
          owner.startsWith('user:') ? [{ key, user: owner.slice('user:'.length) }] : [],
        ),
        ...scans.map(({ key }) => ({ key, user: null })),
      ];
    },
    orders: async () => ticketOrdersOf(database, await selectTicketOrders(database).execute()),
    withdrawn: () => withdrawn,
    editElsewhere,
    setRoles: (person, roles) => setRoles(database, person, roles),
    // A restored PostgreSQL is tried by the feed's own tests.
    backUp: nothing,
    restore: async () => false,
    tickets,
    dateUuid: date,
    close: () => site.close(),
  };
}

const nothing = async () => undefined;

async function tokenOf(database: Kysely<Database>, person: string): Promise<string> {
  const { token } = await write(database, (transaction) => openSession(transaction, person, 'Monde'));
  return token;
}

async function setRoles(
  database: Kysely<Database>,
  person: string,
  roles: readonly RoleCode[],
): Promise<void> {
  await write(database, async (transaction) => {
    await transaction.database
      .updateTable('users')
      .set({ roles: [...roles] })
      .where('uuid', '=', person)
      .execute();
    transaction.recordChange('account', person, ownAudience(person));
  });
}

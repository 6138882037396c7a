import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freeTicketRoutes } from '#server/tickets/free-ticket/free-ticket-routes';
import { openApi, underKey } from '../../../support/api';
import { lockWaits } from '../../../support/lock-waits';
import { freeTicketDesk } from '../../../support/free-ticket-desk';
import { watchStatements } from '../../../support/statements';
import { type Player, troupe } from '../../../support/troupe';

const desk = freeTicketDesk();
const { marius, rosalie, seraphine } = troupe;

const block = (by: Player, uuid: string, blocked: boolean) =>
  desk.ask('PUT', `/api/office-free-tickets/${uuid}/blocked`, { by, body: { blocked } });
const rename = (by: Player, uuid: string, name: string) =>
  desk.ask('PUT', `/api/free-tickets/${uuid}`, {
    by,
    headers: underKey(),
    body: { name, state: { code: 'GENERE' } },
  });
const entries = () => desk.stage.database.selectFrom('journal').selectAll().orderBy('seq').execute();
const emptyJournal = () => sql`delete from journal`.execute(desk.stage.database);

test('a ticket that two people block at once is blocked once in the journal', async () => {
  await emptyJournal();
  const uuid = await desk.stage.ticket();
  const { database, evening } = desk.stage;
  const { asked } = await database.transaction().execute(async (lock) => {
    await lock.selectFrom('show_dates').select('uuid').where('uuid', '=', evening.date).forUpdate().execute();
    const both = Promise.all([rosalie, seraphine].map((by) => block(by, uuid, true)));
    await lockWaits(database, 2);
    return { asked: both };
  });
  await asked;
  await block(rosalie, uuid, false);
  const told = await entries();
  expect(told).toHaveLength(2);
  const blockedAt = expect.any(String);
  expect(told[0]).toMatchObject({ person: marius.uuid, changes: [{ field: 'blockedAt', after: blockedAt }] });
  expect(told[1]).toMatchObject({ act: 'blocked', changes: [{ field: 'blockedAt', before: blockedAt }] });
});

test('a new name is told without the name, and only by an office', async () => {
  await emptyJournal();
  const uuid = await desk.stage.ticket();
  await rename(marius, uuid, 'Hélène Roche');
  expect(await entries()).toEqual([]);
  await rename(seraphine, uuid, 'Hélène Roque');
  await rename(seraphine, uuid, 'Hélène Roque');
  expect(await entries()).toMatchObject([
    { author: seraphine.uuid, person: marius.uuid, act: 'changed', changes: [{ field: 'name' }] },
  ]);
});

test('an office’s change reads the ticket once, under the lock of its date alone', async () => {
  const uuid = await desk.stage.ticket();
  const { database, statements } = watchStatements(desk.stage.database);
  const ask = openApi(database, freeTicketRoutes);
  const body = { name: 'Hélène Roc', state: { code: 'GENERE' } };
  await ask('PUT', `/api/free-tickets/${uuid}`, { by: seraphine, headers: underKey(), body });
  const about = (part: string) => statements.filter((statement) => statement.includes(part));
  expect(about('from "free_tickets" as "ticket"')).toHaveLength(1);
  expect(about('for no key update')).toHaveLength(1);
  expect(about('pg_advisory')).toEqual([]);
});

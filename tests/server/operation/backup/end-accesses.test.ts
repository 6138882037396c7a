import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeSecond } from '#common/base/paris-time';
import { encodeWire } from '#common/base/wire';
import { addAccountToken, findAccountToken } from '#server/people/account/account-repository';
import type { Connection } from '#server/platform/database/connection';
import { write } from '#server/platform/database/transaction';
import { deviceRoutes } from '#server/tickets/device/device-routes';
import { addPreviewLink, findPreviewLink } from '#server/content/preview-link/preview-link-repository';
import { scanRoutes } from '#server/tickets/scan/scan-routes';
import { findSessionUser, openSession, rotateSession } from '#server/people/session/session-repository';
import { ensureTicketKey } from '#server/tickets/ticket-code/ticket-key-repository';
import { type AskApi, openApi } from '../../../support/api';
import { openBackupDesk } from '../../../support/backup-desk';
import { type Evening, addTicket, after, openHouse, scan } from '../../../support/door';
import { openBareDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

const { bertrand, colette } = troupe;
const now = wholeSecond(new Date());
const tokenHash = Buffer.from('a link');

let desk: Awaited<ReturnType<typeof openBackupDesk>>;
let restored: Connection;
let evening: Evening;
let ticket: string;

beforeAll(async () => {
  desk = await openBackupDesk();
  const { database } = desk.site;
  await welcomeTroupe(database);
  await ensureTicketKey(database);
  evening = await openHouse(database, {
    date: after(20, now),
    closing_date: after(-100, now),
    doors_open_at: after(-10, now),
    doors_close_at: after(120, now),
  });
  ticket = await addTicket(database, evening.date);
  restored = await openBareDatabase();
});
afterAll(async () => {
  await restored.close();
  await desk.close();
});

async function restore() {
  const archive = join(desk.folder, 'site.tar.gz');
  expect(await desk.backup(archive)).toMatchObject({ status: 0 });
  expect(await desk.restore(archive, restored, 'restored')).toMatchObject({ status: 0 });
}

const arm = async (ask: AskApi): Promise<string> => {
  const body = { uuid: evening.phoneA, name: 'Porte A' };
  return (await ask('POST', '/api/devices', { by: bertrand, body })).body.key;
};

const letIn = (ask: AskApi, key: string) =>
  ask('POST', '/api/scans', {
    headers: { Authorization: `Bearer ${key}`, 'Idempotency-Key': randomUUID() },
    body: encodeWire({ scans: [scan(evening, { ticket, at: now })] }),
  });

test('a restore ends sessions, links and the keys of phones, and a phone that is armed again tells whom it let in', async () => {
  const { database } = desk.site;
  const session = await write(database, (transaction) => openSession(transaction, colette.uuid, 'Tablette'));
  const link = await write(database, (transaction) => addAccountToken(transaction, 'password', colette.uuid));
  await addPreviewLink(database, {
    uuid: randomUUID(),
    token_hash: tokenHash,
    kind: 'news',
    thing: randomUUID(),
    created_at: now,
    created_by: colette.uuid,
    expires_at: after(1000, now),
  });
  const before = openApi(database, { ...deviceRoutes, ...scanRoutes });
  const key = await arm(before);
  await restore();

  expect(await findSessionUser(restored.database, session.token)).toBeNull();
  expect(await rotateSession(restored.database, session.refreshToken.token)).toBeNull();
  expect(await findAccountToken(restored.database, 'password', link)).toBeUndefined();
  expect(await findPreviewLink(restored.database, tokenHash)).toBeUndefined();

  const ask = openApi(restored.database, { ...deviceRoutes, ...scanRoutes });
  expect((await ask('GET', '/api/devices', { by: bertrand })).body).toEqual([]);
  expect(await letIn(ask, key)).toMatchObject({ status: 401, body: { code: 'no-session' } });
  expect(await letIn(ask, await arm(ask))).toMatchObject({
    status: 200,
    body: { results: [{ status: 'accepted', verdict: 'OK' }] },
  });
});

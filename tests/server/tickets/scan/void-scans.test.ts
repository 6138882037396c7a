import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeWire } from '#common/base/wire';
import { write } from '#server/platform/database/transaction';
import { armDevice, disarmDevice, findDevices } from '#server/tickets/device/device-repository';
import { readDoorTickets } from '#server/tickets/scan/door-ticket-projection';
import { receiveScans } from '#server/tickets/scan/receive-scans';
import { scanRoutes } from '#server/tickets/scan/scan-routes';
import { lockDates } from '#server/agenda/show/show-repository';
import { type AskApi, openApi, underKey } from '../../../support/api';
import { after } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { lockWaits } from '../../../support/lock-waits';
import { troupe } from '../../../support/troupe';

const { bertrand, marius } = troupe;
const stage = doorStage(after(90));
let ask: AskApi;
beforeAll(() => {
  ask = openApi(stage.database, scanRoutes);
});

/** A phone that let in the first ticket before it was stolen, the second one after, and was disarmed later. */
async function stolenPhone() {
  const uuid = randomUUID();
  const { key } = await write(stage.database, (transaction) =>
    armDevice(transaction, { uuid, name: 'Porte C' }, bertrand.uuid),
  );
  const [before, since] = [await stage.ticket(), await stage.ticket()];
  await stage.send(
    stage.scan({ ticket: before, device: uuid, at: after(10) }),
    stage.scan({ ticket: since, device: uuid, at: after(40) }),
  );
  await write(stage.database, (transaction) => disarmDevice(transaction, uuid));
  return { uuid, key, before, since };
}
const voidFrom = (uuid: string, minutes: number, by: typeof bertrand | typeof marius = bertrand) =>
  ask('POST', `/api/devices/${uuid}/cancellation`, {
    by,
    body: {
      since: after(minutes)
        .toISOString()
        .replace(/\.000Z$/, '+00:00'),
    },
  });
const stateOf = async (ticket: string) => (await stage.stateOf(ticket))?.state;

describe('the scans of a stolen phone', () => {
  test('are taken back in one step from a moment on, long after, by the ticket office', async () => {
    const { uuid, before, since } = await stolenPhone();
    expect((await voidFrom(uuid, 30, marius)).status).toBe(403);
    expect(await voidFrom(uuid, 30)).toMatchObject({ status: 200, body: { count: 1 } });
    expect([await stateOf(before), await stateOf(since)]).toEqual(['UTILISE', 'GENERE']);
    expect(await stage.sendOne({ ticket: since, at: after(80) })).toMatchObject({
      status: 'accepted',
      verdict: 'OK',
    });
  });

  test('are taken back once, and again only from an earlier moment', async () => {
    const { uuid, before } = await stolenPhone();
    await voidFrom(uuid, 30);
    expect((await voidFrom(uuid, 50)).body).toEqual({ count: 0 });
    expect((await voidFrom(uuid, 0)).body).toEqual({ count: 1 });
    expect(await stateOf(before)).toBe('GENERE');
    expect((await findDevices(stage.database, [uuid])).get(uuid)?.void_from).toEqual(after(0));
  });

  test('take back the money that they brought', async () => {
    const { uuid } = await stolenPhone();
    const ticket = await stage.bookedTicket();
    await stage.send(stage.scan({ ticket, count: 3, paid: true, device: uuid, at: after(40) }));
    const owed = async () => (await readDoorTickets(stage.database, [ticket])).get(ticket)?.amountDue;
    expect(await owed()).toBe(0);
    await voidFrom(uuid, 30);
    expect(await owed()).toBe(32.5);
    const { rows } = await sql<{ state: string }>`
      select o.state from ticket_orders o join scans s on s.key = o.scan_key where s.ticket_uuid = ${ticket}`.execute(
      stage.database,
    );
    expect(rows).toEqual([{ state: 'ANNULEE' }]);
  });

  test('that still come in from that moment on do not count', async () => {
    const { uuid } = await stolenPhone();
    await voidFrom(uuid, 30);
    const phone = (await findDevices(stage.database, [uuid])).get(uuid) ?? null;
    const [early, late] = [29, 31].map(async (minutes) =>
      stage.scan({ ticket: await stage.ticket(), device: uuid, at: after(minutes) }),
    );
    const scans = [await early, await late].flatMap((one) => one ?? []);
    const results = await write(stage.database, (transaction) =>
      receiveScans(transaction, scans, { uuid: bertrand.uuid, supervisor: false, phone }),
    );
    expect(results.map(({ status }) => status)).toEqual(['accepted', 'refused']);
  });

  test('from after it was disarmed count as little as before, whatever moment was chosen', async () => {
    const { uuid } = await stolenPhone();
    await voidFrom(uuid, 100);
    const phone = (await findDevices(stage.database, [uuid])).get(uuid) ?? null;
    const late = stage.scan({ ticket: await stage.ticket(), device: uuid, at: after(93) });
    const [result] = await write(stage.database, (transaction) =>
      receiveScans(transaction, [late], { uuid: bertrand.uuid, supervisor: false, phone }),
    );
    expect(result?.status).toBe('refused');
  });

  test('that wait for their date meanwhile are taken back too', async () => {
    const { uuid, key } = await stolenPhone();
    const late = stage.scan({ ticket: await stage.ticket(), device: uuid, at: after(41) });
    const asked: Promise<unknown>[] = [];
    await write(stage.database, async (transaction) => {
      await lockDates(transaction, [stage.evening.date]);
      asked.push(
        ask('POST', '/api/scans', {
          body: encodeWire({ scans: [late] }),
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}`, ...underKey() },
        }),
      );
      await lockWaits(stage.database, 1);
      const voiding = voidFrom(uuid, 41);
      asked.push(voiding);
      await Promise.race([voiding, lockWaits(stage.database, 2)]);
    });
    await Promise.all(asked);
    expect(await stage.stored(late.key)).toMatchObject({ undone: true });
  });
});

test('the scans of a phone in service stay: it has to be disarmed first', async () => {
  expect(await voidFrom(stage.evening.phoneA, 0)).toMatchObject({
    status: 409,
    body: { code: 'wrong-state', message: expect.stringContaining('retirez-le d’abord') },
  });
  expect((await voidFrom(randomUUID(), 0)).status).toBe(404);
});

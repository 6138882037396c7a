import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readEveningReport } from '#server/tickets/scan/evening-report';
import { scanRoutes } from '#server/tickets/scan/scan-routes';
import { type AskApi, openApi } from '../../../support/api';
import { addBookedTicket, addTicket, after, openHouse, scan, send } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { troupe } from '../../../support/troupe';

const { bertrand, rosalie, marius } = troupe;
const stage = doorStage(after(60));
let ask: AskApi;
beforeAll(() => {
  ask = openApi(stage.database, scanRoutes);
});
afterEach(() => stage.setClock(after(60)));

/** A date of its own, which has begun when the report is read. */
async function evening(fields: Parameters<typeof openHouse>[1] = {}) {
  const house = await openHouse(stage.database, fields);
  const { date, phoneA, phoneB } = house;
  const seen = (fields: Parameters<typeof scan>[1]) => scan(house, fields);
  return {
    ...house,
    phoneA,
    phoneB,
    ticket: (fields: Parameters<typeof addTicket>[2] = {}) => addTicket(stage.database, date, fields),
    /** Three seats, paid at the office. */
    family: () => addBookedTicket(stage.database, date, { paid_at: after(-120) }),
    seen,
    send: (...scans: Parameters<typeof scan>[1][]) => send(stage.database, ...scans.map(seen)),
    async report() {
      await stage.setClock(after(200));
      return readEveningReport(stage.database, date);
    },
  };
}

const hours = (quarters: readonly { from: Date; arrived: number; returned: number; left: number }[]) =>
  quarters.map(({ from, ...counts }) => ({
    after: (from.getTime() - after(0).getTime()) / 60_000,
    ...counts,
  }));

describe('the report of an evening', () => {
  test('counts people by quarters of an hour, with no gap, and by what their tickets are', async () => {
    const house = await evening();
    const family = await house.family();
    const early = await house.ticket();
    await house.send({ ticket: early, at: after(1) }, { ticket: family, at: after(31), count: 3 });
    const report = await house.report();
    expect(hours(report.quarters)).toEqual([
      { after: 0, arrived: 1, returned: 0, left: 0 },
      { after: 15, arrived: 0, returned: 0, left: 0 },
      { after: 30, arrived: 3, returned: 0, left: 0 },
    ]);
    expect(report).toMatchObject({
      expected: 4,
      arrived: 4,
      undone: 0,
      absent: [],
      incidents: [],
      cut: false,
    });
    expect(report.kinds).toEqual([
      { kind: 'booking', expected: 3, arrived: 3 },
      { kind: 'free', expected: 1, arrived: 1 },
    ]);
  });

  test('names who did not come, and how many of a group', async () => {
    const house = await evening();
    const family = await house.family();
    await house.ticket({ name: 'Odile Kerbrat' });
    await house.send({ ticket: family, count: 2 });
    expect((await house.report()).absent).toMatchObject([
      { name: 'Odile Kerbrat', kind: 'free', seats: 1, arrived: 0 },
      { name: 'Rémi Castan', kind: 'booking', seats: 3, arrived: 2 },
    ]);
  });

  test('awaits nobody with a ticket that lets nobody in', async () => {
    const house = await evening();
    await house.ticket({ state: 'A_GENERER', generated_at: null });
    await house.ticket({ cancelled_at: after(-60) });
    await house.ticket({ blocked_at: after(-60) });
    await house.ticket({ replaced_by: randomUUID() });
    expect(await house.report()).toMatchObject({ expected: 0, absent: [], kinds: [] });
  });

  test('counts an entry that was taken back as if it had never been', async () => {
    const house = await evening();
    const ticket = await house.ticket();
    const entry = house.seen({ ticket, at: after(1) });
    const undo = house.seen({ ticket, kind: 'undo', undoes: entry.key, at: after(3) });
    await send(stage.database, entry, undo);
    expect(await house.report()).toMatchObject({
      arrived: 0,
      undone: 1,
      quarters: [],
      absent: [{ arrived: 0 }],
    });
  });

  test('tells whoever came back from whoever arrived', async () => {
    const house = await evening();
    const family = await house.family();
    await house.send(
      { ticket: family, at: after(1), count: 2 },
      { ticket: family, at: after(20), kind: 'exit', count: 2 },
      { ticket: family, at: after(31), count: 3 },
    );
    const report = await house.report();
    expect(hours(report.quarters)).toEqual([
      { after: 0, arrived: 2, returned: 0, left: 0 },
      { after: 15, arrived: 0, returned: 0, left: 2 },
      { after: 30, arrived: 1, returned: 2, left: 0 },
    ]);
    expect(report.arrived).toBe(3);
  });

  test('tells of a double of two phones, at which door and by whom', async () => {
    const house = await evening();
    const ticket = await house.ticket({ name: 'Hélène Marchal' });
    await house.send(
      { ticket, at: after(2), device: house.phoneB },
      { ticket, at: after(1), device: house.phoneA },
    );
    const report = await house.report();
    expect(report.arrived).toBe(1);
    expect(report.incidents).toMatchObject([
      {
        at: after(2),
        kind: 'entry',
        status: 'duplicate',
        verdict: 'DOUBLE',
        name: 'Hélène Marchal',
        door: 'Porte B',
        by: 'Bertrand Calvet',
      },
    ]);
  });

  test('tells of refusals and their reasons, in order, also of a ticket that nobody knows', async () => {
    const house = await evening();
    const cancelled = await house.ticket({ name: 'Odile Kerbrat', cancelled_at: after(-60) });
    await house.send(
      { ticket: randomUUID(), at: after(5) },
      { ticket: cancelled, at: after(4) },
      { ticket: await house.ticket(), at: after(-1000) },
    );
    expect(
      (await house.report()).incidents.map(({ verdict, status, name }) => [verdict, status, name]),
    ).toEqual([
      ['TROP_TOT', 'refused', 'Hélène Marchal'],
      ['ANNULE', 'accepted', 'Odile Kerbrat'],
      ['INCONNU', 'refused', null],
    ]);
  });

  test('holds of one date nothing of another', async () => {
    const [one, other] = [await evening(), await evening()];
    await one.send({ ticket: await one.ticket() });
    expect(await other.report()).toMatchObject({ expected: 0, arrived: 0, quarters: [], incidents: [] });
  });
});

describe('asking for reports', () => {
  const read = (date: string, by: typeof bertrand | typeof rosalie | typeof marius = bertrand) =>
    ask('GET', `/api/evening-reports/${date}`, { by });

  test('is for the ticket office and the bookings’ office', async () => {
    const { date } = await evening();
    await stage.setClock(after(200));
    expect((await read(date)).status).toBe(200);
    expect((await read(date, rosalie)).status).toBe(200);
    expect((await read(date, marius)).status).toBe(403);
    expect((await ask('GET', '/api/evening-reports', { by: marius })).status).toBe(403);
  });

  test('comes too early before the curtain rises, and says so', async () => {
    const { date } = await evening();
    await stage.setClock(after(29));
    expect(await read(date)).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
    await stage.setClock(after(30));
    expect((await read(date)).status).toBe(200);
  });

  test('is in vain for a rehearsal, which counts nowhere, and for a date that does not exist', async () => {
    const { date } = await evening({ rehearsal: true });
    await stage.setClock(after(200));
    expect((await read(date)).status).toBe(404);
    expect((await read(randomUUID())).status).toBe(404);
    const { body } = await ask('GET', '/api/evening-reports?limit=200', { by: bertrand });
    expect(body.data.map(({ uuid }: { uuid: string }) => uuid)).not.toContain(date);
  });

  test('lists the dates that have begun, the last one first', async () => {
    const late = await evening({ date: after(100) });
    const early = await evening({ date: after(90) });
    const list = async () =>
      (await ask('GET', '/api/evening-reports?limit=200', { by: bertrand })).body.data.map(
        ({ uuid }: { uuid: string }) => uuid,
      );
    expect(await list()).not.toContain(early.date);
    await stage.setClock(after(95));
    expect((await list())[0]).toBe(early.date);
    await stage.setClock(after(105));
    expect((await list()).slice(0, 2)).toEqual([late.date, early.date]);
  });
});

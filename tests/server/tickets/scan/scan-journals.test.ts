import { describe, expect, test } from 'vitest';
import { addTicket, after, openHouse, scan } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { troupe } from '../../../support/troupe';

const stage = doorStage(after(90));

describe('two entries', () => {
  test('of one ticket at two phones: the earlier wins, though it arrives later, and both phones are told', async () => {
    const uuid = await stage.ticket();
    const late = stage.scan({ ticket: uuid, device: stage.evening.phoneB, at: after(4) });
    const early = stage.scan({ ticket: uuid, at: after(2) });
    expect(await stage.send(late)).toMatchObject([{ status: 'accepted' }]);
    const before = await revOf(late.key);
    expect(await stage.send(early)).toMatchObject([{ status: 'accepted', verdict: 'OK' }]);
    expect(await stage.stored(late.key)).toMatchObject({ status: 'duplicate', verdict: 'DOUBLE' });
    expect(await revOf(late.key)).toBeGreaterThan(before);
    expect(await revOf(early.key)).toBe(await revOf(late.key));
    expect((await stage.stateOf(uuid))?.used_at).toEqual(after(2));
    expect(await stage.send(late)).toMatchObject([{ status: 'duplicate', verdict: 'DOUBLE' }]);
  });

  test('with an exit between them both stand', async () => {
    const uuid = await stage.ticket();
    const results = await stage.send(
      stage.scan({ ticket: uuid, at: after(1) }),
      stage.scan({ ticket: uuid, at: after(60), kind: 'exit' }),
      stage.scan({ ticket: uuid, at: after(70) }),
    );
    expect(results.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']);
    expect((await stage.stateOf(uuid))?.used_at).toEqual(after(1));
  });

  test('with an exit between them do not stand where nobody may come back', async () => {
    const strict = await openHouse(stage.database, { re_entry: false });
    const uuid = await addTicket(stage.database, strict.date);
    const results = await stage.send(
      scan(strict, { ticket: uuid, at: after(1) }),
      scan(strict, { ticket: uuid, at: after(60), kind: 'exit' }),
      scan(strict, { ticket: uuid, at: after(70) }),
    );
    expect(results.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'duplicate']);
  });

  const revOf = async (key: string) => {
    const { rev } = await stage.database
      .selectFrom('change_log')
      .select((is) => is.fn.max('rev').as('rev'))
      .where('key', '=', key)
      .where('collection', '=', 'door-scans')
      .executeTakeFirstOrThrow();
    return rev;
  };
});

describe('a group', () => {
  test('of three comes in as two and one, and a fourth is one too many', async () => {
    const uuid = await stage.bookedTicket({ paid_at: after(-600) });
    const results = await stage.send(
      stage.scan({ ticket: uuid, at: after(1), count: 2 }),
      stage.scan({ ticket: uuid, at: after(2) }),
      stage.scan({ ticket: uuid, at: after(3) }),
    );
    expect(results.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'duplicate']);
  });
});

describe('an undo', () => {
  const entered = async () => {
    const uuid = await stage.ticket();
    const entry = stage.scan({ ticket: uuid, at: after(0) });
    await stage.send(entry);
    return { uuid, entry };
  };
  const undo = (undoes: string, at: Date, fields: Parameters<typeof scan>[1] = {}) =>
    stage.sendOne({ kind: 'undo', undoes, at, ...fields });

  test('within fifteen minutes makes the ticket good again', async () => {
    const { uuid, entry } = await entered();
    expect(await undo(entry.key, after(15))).toMatchObject({ status: 'accepted', ticket: uuid });
    expect(await stage.stateOf(uuid))?.toEqual({ state: 'GENERE', used_at: null });
    expect(await stage.sendOne({ ticket: uuid, at: after(16) })).toMatchObject({ status: 'accepted' });
  });

  test('of a phone whose clock was set back in between takes back the scan that it names', async () => {
    const { uuid, entry } = await entered();
    expect(await undo(entry.key, new Date(after(0).getTime() - 2000))).toMatchObject({ status: 'accepted' });
    expect((await stage.stateOf(uuid))?.state).toBe('GENERE');
  });

  test('after that is refused with the reason', async () => {
    const { uuid, entry } = await entered();
    const result = await undo(entry.key, new Date(after(15).getTime() + 1000));
    expect(result).toMatchObject({ status: 'refused', verdict: 'TROP_TARD' });
    expect(result.message).toContain('administrateur');
    expect((await stage.stateOf(uuid))?.state).toBe('UTILISE');
  });

  test('after that by an administrator holds', async () => {
    const { uuid, entry } = await entered();
    const late = stage.scan({ kind: 'undo', undoes: entry.key, at: after(90) });
    expect(await stage.sendAs(troupe.agathe, late)).toMatchObject([{ status: 'accepted' }]);
    expect((await stage.stateOf(uuid))?.state).toBe('GENERE');
  });

  test('after that by somebody who names an administrator is refused', async () => {
    const { entry } = await entered();
    expect(await undo(entry.key, after(90), { by: troupe.agathe.uuid })).toMatchObject({
      status: 'refused',
      verdict: 'TROP_TARD',
    });
  });

  test('from the other phone holds', async () => {
    const { uuid, entry } = await entered();
    await undo(entry.key, after(3), { device: stage.evening.phoneB });
    expect((await stage.stateOf(uuid))?.state).toBe('GENERE');
  });

  test('that names no scan takes back the last one of that ticket by that phone', async () => {
    const { uuid } = await entered();
    expect(await stage.sendOne({ kind: 'undo', ticket: uuid, at: after(3) })).toMatchObject({
      status: 'accepted',
    });
    expect((await stage.stateOf(uuid))?.state).toBe('GENERE');
  });

  test('that arrives before its entry holds once the entry is there', async () => {
    const uuid = await stage.ticket();
    const entry = stage.scan({ ticket: uuid, at: after(1) });
    const early = stage.scan({ kind: 'undo', undoes: entry.key, at: after(2), device: stage.evening.phoneB });
    expect(await stage.send(early)).toMatchObject([{ status: 'refused' }]);
    await stage.send(entry);
    expect(await stage.stored(early.key)).toMatchObject({ status: 'accepted', ticket_uuid: uuid });
    expect((await stage.stateOf(uuid))?.state).toBe('GENERE');
  });

  test('lets the double of the undone entry win', async () => {
    const { uuid, entry } = await entered();
    const double = stage.scan({ ticket: uuid, device: stage.evening.phoneB, at: after(5) });
    expect(await stage.send(double)).toMatchObject([{ status: 'duplicate' }]);
    await undo(entry.key, after(6));
    expect(await stage.stored(double.key)).toMatchObject({ status: 'accepted' });
    expect((await stage.stateOf(uuid))?.used_at).toEqual(after(5));
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { disarmDevice } from '#server/tickets/device/device-repository';
import { after, openHouse } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { troupe } from '../../../support/troupe';

const stage = doorStage(after(60));

describe('a code', () => {
  test('signed by us lets its ticket in', async () => {
    const uuid = await stage.ticket();
    expect(await stage.sendOne({ code: await stage.codeOf(uuid) })).toMatchObject({
      status: 'accepted',
      ticket: uuid,
    });
  });

  test('signed by us lets in even a ticket that a restored database has lost', async () => {
    const lost = randomUUID();
    expect(await stage.sendOne({ code: await stage.codeOf(lost) })).toMatchObject({
      status: 'accepted',
      verdict: 'OK',
      ticket: lost,
    });
    expect(await stage.sendOne({ code: await stage.codeOf(lost), at: after(5) })).toMatchObject({
      status: 'duplicate',
      verdict: 'DOUBLE',
    });
  });

  test('with one byte of its signature changed is refused, and what it claims is not believed', async () => {
    const code = await stage.codeOf(await stage.ticket());
    const end = code.endsWith('A') ? 'B' : 'A';
    const middle = code.length - 40;
    const forged = `${code.slice(0, middle)}${code[middle] === end ? 'C' : end}${code.slice(middle + 1)}`;
    const result = await stage.sendOne({ code: forged });
    expect(result).toMatchObject({ status: 'refused', verdict: 'ALTERE' });
    expect(result).not.toHaveProperty('ticket');
  });

  test('of a ticket that was replaced says so though its signature is good', async () => {
    expect(
      await stage.sendOne({ code: await stage.codeOf(await stage.ticket({ replaced_by: randomUUID() })) }),
    ).toMatchObject({
      verdict: 'REMPLACE',
    });
  });

  test('of another date says so', async () => {
    expect(
      await stage.sendOne({ code: await stage.codeOf(randomUUID(), stage.evening.otherDate) }),
    ).toMatchObject({
      verdict: 'AUTRE_SEANCE',
    });
  });
});

describe('a phone or a person whose time is over', () => {
  test('a disarmed phone still brings in what it scanned, marked', async () => {
    const phone = (await openHouse(stage.database)).phoneA;
    await write(stage.database, (transaction) => disarmDevice(transaction, phone));
    const sent = stage.scan({ ticket: await stage.ticket(), device: phone });
    expect(await stage.send(sent)).toMatchObject([{ status: 'accepted' }]);
    expect(await stage.stored(sent.key)).toMatchObject({ mark: 'device-over' });
  });

  test('someone without the role still has their scans taken, marked', async () => {
    const sent = stage.scan({ ticket: await stage.ticket() });
    expect(await stage.sendAs(troupe.marius, sent)).toMatchObject([{ status: 'accepted' }]);
    expect(await stage.stored(sent.key)).toMatchObject({ mark: 'role-lost', by_uuid: troupe.marius.uuid });
  });

  test('a phone that was never armed is marked too', async () => {
    const sent = stage.scan({ ticket: await stage.ticket(), device: randomUUID() });
    await stage.send(sent);
    expect(await stage.stored(sent.key)).toMatchObject({ mark: 'device-unknown' });
  });
});

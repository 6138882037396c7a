import { describe, expect, test } from 'vitest';
import { claimsOfCode } from '#common/rules/ticket-code';
import { boxOfficeDesk, full, reduced } from '../../../support/box-office-desk';
import { after } from '../../../support/door';
import { paperDesk } from '../../../support/paper';

const desk = boxOfficeDesk();
const paper = paperDesk();

const unpaid = { state: { code: 'A_PAYER' }, means: undefined };

describe('a sale at the door', () => {
  test('is known by the name of the buyer, or by its number', async () => {
    const { body: named } = await desk.sell({ name: 'Zoé Écalle' });
    const { body: nobody } = await desk.sell({ seats: [full(1), reduced(1)], total: 20.5 });
    expect(await desk.doorTicket(named.uuid)).toMatchObject({
      kind: 'order',
      name: 'Zoé Écalle',
      amountDue: 0,
    });
    expect(await desk.doorTicket(nobody.uuid)).toMatchObject({
      name: 'Vente n°\u00a02',
      seats: 2,
      categories: [
        { name: 'Plein tarif', count: 1 },
        { name: 'Tarif réduit', count: 1 },
      ],
      generated: true,
    });
  });

  test('lets in as many as were sold, once', async () => {
    const { body } = await desk.sell({ seats: [full(2)], total: 24 });
    expect((await desk.scan({ ticket: body.uuid, count: 2 }))[0]?.verdict).toBe('OK');
    expect((await desk.scan({ ticket: body.uuid, at: after(1) }))[0]?.verdict).toBe('DOUBLE');
  });

  test('owes its total until it is paid, at the counter or at the door', async () => {
    const { body: counter } = await desk.sell(unpaid);
    const { body: door } = await desk.sell(unpaid);
    const { body: nobody } = await desk.sell(unpaid);
    expect((await desk.doorTicket(counter.uuid)).amountDue).toBe(12);
    expect((await desk.scan({ ticket: nobody.uuid }))[0]?.verdict).toBe('A_ENCAISSER');
    await desk.change(counter.uuid, 'PAYEE', { means: { code: 'CHEQUE' } });
    expect((await desk.scan({ ticket: counter.uuid, at: after(1) }))[0]?.verdict).toBe('OK');
    expect((await desk.scan({ ticket: door.uuid, paid: true }))[0]?.verdict).toBe('OK');
    expect((await desk.doorTicket(door.uuid)).amountDue).toBe(0);
  });

  test('is paid by the means that the door took, keeps its numbers, and owes again once that entry is undone', async () => {
    const { body } = await desk.sell(unpaid);
    const [entry] = await desk.scan({ ticket: body.uuid, paid: true, means: 'CHEQUE', amount: 12 });
    expect(await desk.row(body.uuid)).toMatchObject({
      state: { code: 'PAYEE' },
      means: { code: 'CHEQUE' },
      entry: entry?.key,
      firstNumber: 1,
    });
    await desk.scan({ kind: 'undo', undoes: entry?.key ?? '', at: after(1) });
    expect(await desk.row(body.uuid)).toMatchObject({ state: { code: 'A_PAYER' }, firstNumber: 1 });
    expect((await desk.doorTicket(body.uuid)).amountDue).toBe(12);
  });

  test('that two phones were paid for says so', async () => {
    const { body } = await desk.sell(unpaid);
    const paid = { ticket: body.uuid, paid: true, amount: 12 };
    await desk.scan(paid);
    await desk.scan({ ...paid, device: desk.house().phoneB, at: after(1) });
    expect(await desk.doorTicket(body.uuid)).toMatchObject({ amountDue: 0, overpaid: 12 });
  });

  test('lets nobody in once it was refunded', async () => {
    const { body } = await desk.sell();
    await desk.change(body.uuid, 'REMBOURSEE');
    expect((await desk.doorTicket(body.uuid)).cancelledAt).toEqual(after(12));
    expect((await desk.scan({ ticket: body.uuid }))[0]?.verdict).toBe('ANNULE');
  });

  test('owes nothing once it was cancelled', async () => {
    const { body } = await desk.sell(unpaid);
    await desk.change(body.uuid, 'ANNULEE');
    expect(await desk.doorTicket(body.uuid)).toMatchObject({ amountDue: 0, cancelledAt: after(12) });
  });
});

describe('the code of a sale, for the screen of the counter', () => {
  test('opens the door, and is the one of the booking that was paid', async () => {
    const { ticket } = await desk.booking();
    const { body: sale } = await desk.sell({ seats: [full(2)], total: 24 });
    const { body: payment } = await desk.sell({ seats: undefined, ticket, total: 32.5 });
    const codes = [];
    for (const { uuid } of [sale, payment])
      codes.push((await desk.ask('GET', `/api/ticket-orders/${uuid}`)).body.code);
    expect(codes.map(claimsOfCode)).toMatchObject([
      { t: sale.uuid, d: desk.house().date, k: 'order', n: 2 },
      { t: ticket, d: desk.house().date, k: 'booking', n: 3 },
    ]);
    expect((await desk.scan({ code: codes[0], count: 2 }))[0]?.verdict).toBe('OK');
  });

  test('is none once it was refunded', async () => {
    const { body } = await desk.sell();
    await desk.change(body.uuid, 'REMBOURSEE');
    const { body: read } = await desk.ask('GET', `/api/ticket-orders/${body.uuid}`);
    expect([read.state.code, read.code]).toEqual(['REMBOURSEE', undefined]);
  });
});

describe('the paper of a sale', () => {
  const paperOf = async (uuid: string) => {
    const { status, body, headers } = await desk.ask('GET', `/api/ticket-orders/${uuid}/pdf`);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('Content-Disposition')).toMatch(
      /"billet-le-dindon[-\w]*-2026-11-21-\w{4}-\w{4}\.pdf"$/,
    );
    return paper.save(new Uint8Array(body));
  };

  test('bears organiser, show, date, tariffs, prices, its numbers, and a code that opens the door', async () => {
    const seats = [full(2), reduced(1)];
    const { body } = await desk.sell({ seats, total: 32.5, name: 'Zoé Écalle' });
    const file = await paperOf(body.uuid);
    const words = await paper.wordsOf(file);
    for (const said of [
      'Le Dindon',
      'samedi 21 novembre 2026',
      'Zoé Écalle',
      'Plein tarif',
      '2 × 12,00 €',
      'Tarif réduit',
      '1 × 8,50 €',
      '32,50 €',
      'N° 0001 à 0003',
      'Au guichet',
      '21/11/2026, 20 h 10',
    ])
      expect(words).toContain(said);
    const code = await paper.codeOf(file);
    expect(claimsOfCode(code)).toMatchObject({ t: body.uuid, d: desk.house().date, k: 'order', n: 3 });
    expect((await desk.scan({ code, count: 3 }))[0]?.verdict).toBe('OK');
  });

  test('says what is still owed', async () => {
    const { body } = await desk.sell(unpaid);
    const words = await paper.wordsOf(await paperOf(body.uuid));
    expect(words).toContain('12,00 €, à régler');
    expect(words).toContain('N° 0001');
  });

  test('of a payment bears the name and the code of its booking', async () => {
    const { ticket } = await desk.booking();
    const { body } = await desk.sell({ seats: undefined, ticket, total: 32.5 });
    const file = await paperOf(body.uuid);
    expect(await paper.wordsOf(file)).toContain('Rémi Castan');
    const code = await paper.codeOf(file);
    expect(claimsOfCode(code)).toMatchObject({ t: ticket, k: 'booking', n: 3 });
    expect((await desk.scan({ code, count: 3 }))[0]?.verdict).toBe('OK');
  });

  test('is none once it was refunded', async () => {
    const { body } = await desk.sell();
    await desk.change(body.uuid, 'REMBOURSEE');
    const { status, body: refusal } = await desk.ask('GET', `/api/ticket-orders/${body.uuid}/pdf`);
    expect([status, refusal.message]).toEqual([409, 'Ces billets ne sont plus valables.']);
  });
});

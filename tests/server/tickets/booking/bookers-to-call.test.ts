import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { formatWireDate } from '#common/base/paris-time';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { after } from '../../../support/door';
import { type Player, troupe } from '../../../support/troupe';

const desk = bookingDesk();
const nextWeek = new Date('2026-11-28T20:30:00+01:00');
const somebody = () => `${randomUUID()}@public.example`;
const book = (email: string) => desk.book({ email });
const tell = () => desk.tellBookers();
const movedTo = (date: Date) => ({
  date: formatWireDate(date),
  closingDate: formatWireDate(after(-120, date)),
});

async function kindsOf(email: string): Promise<string[]> {
  const mails = await desk
    .site()
    .database.selectFrom('mails')
    .select('kind')
    .where('recipient', '=', email)
    .execute();
  return mails.map(({ kind }) => kind).toSorted();
}

describe('whoever booked by telephone, without an address', () => {
  const byPhone = (fields = {}) =>
    desk.office('POST', '/api/office-bookings', {
      dateUuid: desk.house().date,
      name: 'Le Goff',
      firstname: 'Odile',
      phone: '06 12 34 56 78',
      seats: seats(2),
      ...fields,
    });
  const lettersTo = ({ email }: Player) =>
    desk
      .site()
      .database.selectFrom('mails')
      .select(['subject', 'text', 'date_uuid'])
      .where('recipient', '=', email)
      .where('kind', '=', 'bookers-to-call')
      .where('date_uuid', '=', desk.house().date)
      .execute();

  test('is to be called by the office, which is told whom and why, though the secretary saved the change', async () => {
    await byPhone();
    await byPhone({ name: 'Morvan', firstname: 'Yann', phone: undefined, seats: seats(1) });
    await book(somebody());
    await desk.changeShow({ location: { name: 'Gymnase' } }, movedTo(nextWeek));
    expect(await lettersTo(troupe.rosalie)).toEqual([]);
    expect(await tell()).toBe(3);
    const [letter, ...others] = await lettersTo(troupe.rosalie);
    expect(others).toEqual([]);
    const text = (letter?.text ?? '').replace(/[\u00a0\u202f]/g, ' ');
    expect(letter?.subject).toMatch(/^2 personnes à prévenir par téléphone – Le Dindon/);
    expect(text).toContain(
      'samedi 21 novembre 2026 à 20 h 30 est déplacée au samedi 28 novembre 2026 à 20 h 30',
    );
    expect(text).toContain('Le lieu change : Gymnase, et non plus Salle des fêtes, Vaubrun.');
    expect(text).toContain('Odile Le Goff, 06 12 34 56 78 : 2 places');
    expect(text).toContain('Yann Morvan, sans numéro : 1 place');
    expect(text).toContain(`/regie/reservations/`);
    expect(text).not.toContain('Castan');
    expect(await lettersTo(troupe.seraphine)).toEqual([]);
    expect(await tell()).toBe(0);
    expect(await lettersTo(troupe.rosalie)).toHaveLength(1);
  });

  test('is not to be called about a change that was taken back, or once the booking is cancelled', async () => {
    const { uuid } = (await byPhone()).body;
    await desk.changeShow({ location: { name: 'Gymnase' } });
    await desk.changeShow({ location: { name: 'Salle des fêtes, Vaubrun' } });
    expect(await tell()).toBe(0);
    await desk.changeShow({ location: { name: 'Gymnase' } });
    await desk.office('POST', `/api/office-bookings/${uuid}/cancellation`, {});
    expect(await tell()).toBe(0);
    expect(await lettersTo(troupe.rosalie)).toEqual([]);
  });

  test('and has got an address meanwhile, is written to', async () => {
    const { body } = await byPhone();
    await desk.changeShow({ location: { name: 'Gymnase' } });
    const { name, firstname, version } = body;
    const email = somebody();
    await desk.office('PUT', `/api/office-bookings/${body.uuid}`, {
      name,
      firstname,
      version,
      email,
      paid: false,
    });
    await tell();
    expect(await kindsOf(email)).toEqual(['booking-changed', 'booking-evening']);
    expect(await lettersTo(troupe.rosalie)).toEqual([]);
  });
});

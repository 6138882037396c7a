import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAboutText } from '#server/content/about-text/about-text-repository';
import { attachPaper } from '#server/tickets/booking/booking-attachments';
import { write } from '#server/platform/database/transaction';
import { richTextOf } from '#server/content/settings/text-markup';
import { bookingDesk, dayBefore, seats } from '../../../support/booking-desk';
import { bookingTexts } from '../../../support/booking-texts';
import { after, curtain } from '../../../support/door';

const desk = bookingDesk();
const { textOf } = bookingTexts(desk);
const somebody = () => `${randomUUID()}@public.example`;
const change = (uuid: string, body: object) => desk.ask('PUT', `/api/bookings/${uuid}`, { body });
const cancel = (uuid: string) => desk.ask('DELETE', `/api/bookings/${uuid}`);
const changeByOffice = async (uuid: string, fields: object) => {
  const { body } = await desk.ask('GET', `/api/bookings/${uuid}`);
  const { name, firstname, email, version } = body;
  const whole = { name, firstname, email, version, paid: false, ...fields };
  return desk.office('PUT', `/api/office-bookings/${uuid}`, whole);
};

const WAITS = 'Vous êtes toujours sur la liste d’attente : aucune place ne vous est encore attribuée.';
const OFFERED =
  'Ces places ne sont pas encore à vous : confirmez-les depuis cette page avant le samedi 21 novembre 2026 à 8 h 30.';

const OWED = /à régler/;

/** One booking of the whole hall, one that was offered its seats on the evening before, and one that waits. */
let first: string;
let offered: string;
let waiting: string;

beforeEach(async () => {
  first = (await desk.book({ seats: seats(10) })).body.uuid;
  offered = (await desk.book({ email: somebody(), seats: seats(10), waitingList: true })).body.uuid;
  await desk.tick();
  waiting = (await desk.book({ email: somebody(), waitingList: true })).body.uuid;
  await desk.setClock(dayBefore);
  await cancel(first);
});

describe('who has no seats yet is told so', () => {
  test('when they change what they asked for', async () => {
    await change(offered, { seats: seats(9) });
    await change(waiting, { seats: seats(3) });
    expect(await textOf(offered, 'booking-changed')).toContain(OFFERED);
    expect(await textOf(waiting, 'booking-changed')).toContain(WAITS);
  });

  test('when the office changes it, beside its reason', async () => {
    const reason = 'Comme convenu au téléphone.';
    await changeByOffice(offered, { seats: seats(9), reason });
    await changeByOffice(waiting, { seats: seats(3), reason });
    expect(await textOf(offered, 'booking-changed')).toContain(`${OFFERED}\n\n${reason}`);
    expect(await textOf(waiting, 'booking-changed')).toContain(`${WAITS}\n\n${reason}`);
  });

  test('when their date moves', async () => {
    const moved = after(7 * 24 * 60, curtain);
    await desk.moveDate(moved);
    await desk.tellBookers();
    expect(await textOf(offered, 'booking-moved')).toContain(OFFERED);
    const text = await textOf(waiting, 'booking-moved');
    expect(text).toContain(WAITS);
    expect(text).not.toContain('Vos places vous suivent');
  });

  test('when the association writes to everybody of a date, which says why they get the message', async () => {
    const message = { uuid: randomUUID(), subject: 'Changement de salle', text: 'Nous jouons au foyer.' };
    await desk.office('POST', `/api/booking-dates/${desk.house().date}/messages`, {
      ...message,
      states: ['EN_ATTENTE', 'PROPOSEE'],
    });
    expect(await textOf(waiting, 'booking-message')).toContain(
      'parce que vous êtes sur la liste d’attente : ',
    );
    expect(await textOf(offered, 'booking-message')).toContain('parce que des places vous sont proposées : ');
  });

  test('also where the association has words of its own', async () => {
    await write(desk.site().database, (transaction) =>
      addAboutText(transaction, {
        uuid: randomUUID(),
        slug: 'booking-changed',
        type: 'MAIL',
        title: 'C’est changé',
        content: richTextOf('Bonjour {prenom},\n\nC’est noté : {places}.'),
        version: 1,
        lastAuthor: null,
        lastModified: curtain,
      }),
    );
    await change(offered, { seats: seats(9) });
    const text = await textOf(offered, 'booking-changed');
    expect(text).toContain('C’est noté');
    expect(text).toContain(OFFERED);
  });
});

test('an offer says what is to be paid for it', async () => {
  expect(await textOf(offered, 'booking-offer')).toMatch(OWED);
});

describe('a cancelled booking owes nothing, and its letter says what it was', () => {
  /** How many files the letter of a cancellation brings. */
  const filesOf = async (uuid: string) => {
    const { email } = (await desk.ask('GET', `/api/bookings/${uuid}`)).body;
    const mail = { kind: 'booking-cancelled', recipient: email, booking_uuid: uuid };
    return (await attachPaper(desk.site().database, mail)).length;
  };

  test.each([
    ['seats', () => first, 'Votre réservation est annulée', 1],
    ['an offer', () => offered, 'Votre proposition de places est annulée', 0],
    ['a place on the waiting list', () => waiting, 'Vous n’êtes plus sur la liste d’attente', 0],
  ])('%s', async (_, uuid, words, files) => {
    await cancel(uuid());
    const text = await textOf(uuid(), 'booking-cancelled');
    expect(text).toContain(`${words} – Le Dindon`);
    expect(text).toContain(`${words} : « Le Dindon »`);
    expect(text).not.toMatch(OWED);
    expect(await filesOf(uuid())).toBe(files);
  });

  test('be it by the office', async () => {
    await desk.office('POST', `/api/office-bookings/${waiting}/cancellation`, {});
    expect(await textOf(waiting, 'booking-cancelled')).toContain(
      'L’association a annulé votre inscription sur la liste d’attente : « Le Dindon »',
    );
  });

  test('and an offer that was taken leaves the calendar with it, also after its date moved', async () => {
    await change(offered, { state: { code: 'CONFIRMEE' } });
    await cancel(offered);
    expect(await filesOf(offered)).toBe(1);
    const moved = after(7 * 24 * 60, curtain);
    await desk.moveDate(moved);
    await cancel(waiting);
    expect(await filesOf(waiting)).toBe(0);
  });
});

test('who waits for more seats than are left is not told that the date is full, nor that they owe anything', async () => {
  await cancel(offered);
  await desk.setDate({ max_places: 9 });
  const many = (await desk.book({ email: somebody(), seats: seats(8), waitingList: true })).body.uuid;
  const text = await textOf(many, 'booking-waiting');
  expect(text).toContain('Il n’y a pas assez de places, et vous êtes sur la liste d’attente');
  expect(text).not.toContain('complète');
  expect(text).not.toMatch(OWED);
});

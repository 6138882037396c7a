import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import type { Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { readBooking } from '#server/tickets/booking/booking-answer';
import { eveningLetters } from '#server/tickets/booking/evening-letters';
import { bookingLetters } from '#server/tickets/booking/booking-letters';
import { expireOffers } from '#server/tickets/booking/waiting-list-repository';
import { write } from '#server/platform/database/transaction';
import { textOf } from '#server/platform/mail/letter';
import { queueMail } from '#server/platform/mail/mail-repository';
import { after, curtain } from '../../../support/door';
import { bookingDesk, dayBefore, seats } from '../../../support/booking-desk';
import { bookingPost } from '../../../support/booking-post';
import { paperDesk } from '../../../support/paper';

const desk = bookingDesk();
const paper = paperDesk();
const post = bookingPost(desk);

/** A person without any mail yet. */
const somebody = () => `${randomUUID()}@public.example`;
const book = async (email: string, fields = {}): Promise<string> =>
  (await desk.book({ email, ...fields })).body.uuid;
const change = (uuid: string, body: object) => desk.ask('PUT', `/api/bookings/${uuid}`, { body });
const pageOf = (uuid: string) => `http://localhost:8080/reservations/ma-reservation/${uuid}`;
const mailsTo = (email: string) =>
  desk.site().database.selectFrom('mails').selectAll().where('recipient', '=', email).execute();
/** What stands in a letter; its no-break spaces are read as plain ones. */
const plain = (text: string | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

async function enclosed({ attachments }: Email) {
  const [pdf, ics] = attachments;
  const bytes = (file: typeof pdf) => new Uint8Array(must(file, 'a file').content as ArrayBuffer);
  const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(bytes(ics))));
  return {
    types: attachments.map(({ mimeType }) => mimeType),
    words: await paper.wordsOf(await paper.save(bytes(pdf))),
    event: new ICAL.Event(must(calendar.getFirstSubcomponent('vevent'), 'an event')),
  };
}

describe('who books is written to', () => {
  test('at once, with the booking’s page, the ticket and an entry for the calendar', async () => {
    const email = somebody();
    const uuid = await book(email);
    const mail = await post.next(email);
    expect(mail.subject).toBe('Votre réservation est confirmée – Le Dindon – localhost');
    const text = plain(mail.text);
    expect(text).toMatch(/^Bonjour Rémi,\n/);
    expect(text).toContain('« Le Dindon », le samedi 21 novembre 2026 à 20 h 30, Salle des fêtes, Vaubrun.');
    expect(text).toContain('Rémi Castan, 2 × Plein tarif : 24,00 €, à régler à l’entrée.');
    expect(text).toContain('Les portes ouvrent à 19 h 45.');
    expect(text).toContain('jusqu’au samedi 21 novembre 2026 à 18 h 30');
    expect(text).toContain(pageOf(uuid));
    expect(mail.html).toContain(`href="${pageOf(uuid)}"`);
    const { types, words, event } = await enclosed(mail);
    expect(types).toEqual(['application/pdf', 'text/calendar']);
    for (const [rank, ending] of ['pdf', 'ics'].entries()) {
      const name = mail.attachments[rank]?.filename;
      expect(name).toMatch(new RegExp(`^billet-le-dindon[-\\w]*-2026-11-21-\\w{4}-\\w{4}\\.${ending}$`));
      expect(uuid).not.toContain(must(name, 'a name').slice(-8, -4));
    }
    expect(words).toContain('2 × 12,00 €');
    expect(event.uid).toMatch(/^[-\da-f]{36}$/);
    expect(event.uid).not.toBe(uuid);
  });

  test('when the seats change, with papers that tell the new ones', async () => {
    const email = somebody();
    const uuid = await book(email);
    await post.next(email);
    await change(uuid, { seats: seats(3) });
    const mail = await post.next(email);
    expect(mail.subject).toContain('Votre réservation a été modifiée');
    expect(plain(mail.text)).toContain('3 × Plein tarif : 36,00 €');
    expect((await enclosed(mail)).words).toContain('3 × 12,00 €');
  });

  test('when it is cancelled, once', async () => {
    const email = somebody();
    const uuid = await book(email);
    await post.next(email);
    await desk.tick();
    await desk.ask('DELETE', `/api/bookings/${uuid}`);
    await desk.ask('DELETE', `/api/bookings/${uuid}`);
    const mail = await post.next(email);
    expect(mail.subject).toContain('Votre réservation est annulée');
    expect(mail.attachments.map(({ mimeType, method }) => [mimeType, method])).toEqual([
      ['text/calendar', 'CANCEL'],
    ]);
    expect((await post.written(email)).map(({ kind }) => kind)).toEqual([
      'booking-confirmed',
      'booking-cancelled',
    ]);
  });

  test('when a date is full: that there is a list, what is offered until when, and that it is theirs', async () => {
    const [first, waiting] = [await book(somebody(), { seats: seats(10) }), somebody()];
    const uuid = await book(waiting, { waitingList: true });
    const listed = await post.next(waiting);
    expect(listed.subject).toContain('Vous êtes sur la liste d’attente');
    expect(listed.attachments).toEqual([]);

    await desk.ask('DELETE', `/api/bookings/${first}`);
    const offered = await post.next(waiting);
    expect(offered.subject).toContain('Des places pour vous');
    expect(plain(offered.text)).toContain('gardées jusqu’au samedi 21 novembre 2026 à 8 h 30');
    expect(offered.text).toContain(pageOf(uuid));
    expect(offered.attachments).toEqual([]);

    await change(uuid, { state: { code: 'CONFIRMEE' } });
    const confirmed = await post.next(waiting);
    expect(confirmed.subject).toContain('Votre réservation est confirmée');
    expect((await enclosed(confirmed)).words).toContain('2 × 12,00 €');
  });

  test('when an offer was not taken in time', async () => {
    await desk.setClock(after(-3 * 24 * 60, curtain));
    const [first, waiting] = [await book(somebody(), { seats: seats(10) }), somebody()];
    await book(waiting, { waitingList: true });
    await post.next(waiting);
    await desk.ask('DELETE', `/api/bookings/${first}`);
    await post.next(waiting);
    // Its hours run from the moment that it is known to have left.
    await expect
      .poll(async () => (await mailsTo(waiting)).every(({ sent_at }) => sent_at !== null))
      .toBe(true);
    await desk.setClock(after(-3 * 24 * 60 + 12 * 60 + 1, curtain));
    await expireOffers(desk.site().database);
    const mail = await post.next(waiting);
    expect(mail.subject).toContain('Votre proposition a expiré');
    expect(mail.text).toContain(`http://localhost:8080/reservations/reserver/${desk.house().date}`);
  });
});

describe('nobody is written to', () => {
  test('about a booking that was refused', async () => {
    const email = somebody();
    await book(somebody(), { seats: seats(9) });
    expect((await desk.book({ email })).status).toBe(409);
    expect(await post.written(email)).toEqual([]);
  });

  test('when nothing changed', async () => {
    const email = somebody();
    const uuid = await book(email);
    await change(uuid, {});
    await change(uuid, { state: { code: 'CONFIRMEE' } });
    expect(await post.written(email)).toHaveLength(1);
  });

  test('again and again, by whoever changes a booking all the time', async () => {
    const uuid = await book(somebody());
    const headers = { 'X-Forwarded-For': '10.8.8.8' };
    const statuses = new Set<number>();
    for (let time = 0; time < 401; time += 1)
      statuses.add((await desk.ask('PUT', `/api/bookings/${uuid}`, { body: {}, headers })).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('a letter does not leave', () => {
  const reasonOf = async (to: string, uuid: string) => {
    await write(desk.site().database, (transaction) =>
      queueMail(
        transaction,
        'booking-confirmed',
        { uuid: null, email: to },
        () => ({ subject: 'Bonjour', greeting: 'Bonjour,', before: [], after: [] }),
        { bookingUuid: uuid },
      ),
    );
    await expect.poll(async () => (await mailsTo(to))[0]?.dropped_at).not.toBeNull();
    return (await mailsTo(to))[0]?.drop_reason;
  };

  test('where its booking is gone', async () => {
    expect(await reasonOf(somebody(), randomUUID())).toBe('state-changed');
  });

  test('or somebody else’s', async () => {
    expect(await reasonOf(somebody(), await book(somebody()))).toBe('address-changed');
  });
});

test('a name stays in its line', async () => {
  const uuid = await book(somebody());
  const evil = 'Rémi\r\n\r\nVotre compte est bloqué\u2028Payez ici';
  const booking = { ...(await readBooking(desk.site().database, uuid)), firstname: evil, name: evil };
  const sender = { title: 'Les Amis', siteUrl: 'https://www.theatre.example' };
  const occasion = { now: dayBefore, formerState: 'CONFIRMEE' } as const;
  const before = { title: evil, date: curtain, location: { name: evil, description: evil }, payAtDoor: true };
  const news = {
    before,
    after: { ...before, location: { name: 'Gymnase', description: evil }, payAtDoor: false },
    changes: ['place', 'title', 'payment'],
  } as const;
  const letters = [
    ...Object.values(bookingLetters).map((letter) => letter(booking, occasion)),
    ...Object.values(eveningLetters).map((letter) => letter(booking, news, dayBefore)),
  ];
  for (const write of letters) {
    const text = textOf(write(sender), sender);
    expect(text).toMatch(/^Bonjour Rémi Votre compte est bloqué Payez ici,\n/);
    expect(text).not.toMatch(/^(Votre compte|Payez)/m);
  }
});

test.each(['www.mechant.example', 'https://mechant.example/x', 'moi@mechant.example'])(
  'a name that would be a link (%s) stands in no letter: the address may be a stranger’s',
  async (name) => {
    const email = somebody();
    await book(email, { name, firstname: name });
    const mail = await post.next(email);
    expect(plain(mail.text)).toMatch(/^Bonjour,\n/);
    expect(plain(mail.text)).toContain('\n2 × Plein tarif : 24,00 €');
    expect(`${mail.text} ${mail.html} ${mail.subject}`).not.toContain('mechant');
  },
);

import { createPublicKey, randomUUID } from 'node:crypto';
import { compactVerify } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { shortCodeOf } from '#common/rules/short-code';
import { claimsOfCode } from '#common/rules/ticket-code';
import { addAboutText } from '#server/content/about-text/about-text-repository';
import { bookingPdf } from '#server/tickets/booking/booking-pdf';
import { findTicketsOf } from '#server/tickets/booking/booking-repository';
import { write } from '#server/platform/database/transaction';
import { printedName } from '#server/platform/pdf/printed-name';
import { signingKey } from '#server/tickets/ticket-code/ticket-key-repository';
import { prepareSite } from '#server/content/settings/prepare-site';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { after, curtain, scan, send } from '../../../support/door';
import { paragraph } from '../../../support/news-draft';
import { paperDesk } from '../../../support/paper';

const desk = bookingDesk();
const paper = paperDesk();
const mixed = [...seats(2), { category: { slug: 'tarif-reduit' }, count: 1 }];

beforeAll(async () => {
  await prepareSite(desk.site().database, 'Les Amis de la Scène');
  await write(desk.site().database, (transaction) =>
    addAboutText(transaction, {
      uuid: randomUUID(),
      slug: 'billet',
      type: 'BILLET',
      title: 'Lignes du billet',
      content: paragraph('Merci d’arriver un quart d’heure avant le lever de rideau.'),
      version: 1,
      lastAuthor: null,
      lastModified: curtain,
    }),
  );
});

const booked = async (fields = {}): Promise<string> => (await desk.book(fields)).body.uuid;
const paperOf = async (uuid: string) => paper.save((await bookingPdf(desk.site().database, uuid)).content);
const ticketOf = async (uuid: string) =>
  must((await findTicketsOf(desk.site().database, [uuid])).get(uuid), 'the ticket');

describe('a booking on paper', () => {
  test('bears who comes, where and when, each category with its price, and what is still to be paid', async () => {
    const file = await paperOf(await booked({ name: 'Łukasz-Œuvrard', firstname: 'Zoë', seats: mixed }));
    const words = await paper.wordsOf(file);
    for (const expected of [
      'Les Amis de la Scène',
      'Réservation',
      'Le Dindon',
      'samedi 21 novembre 2026 à 20 h 30',
      'Ouverture des portes à 19 h 45',
      'Salle des fêtes, Vaubrun',
      'Zoë Łukasz-Œuvrard',
      '3, placement libre',
      'Plein tarif',
      '2 × 12,00 €',
      'Tarif réduit',
      '1 × 8,50 €',
      '32,50 €, à régler à l’entrée',
      'Merci d’arriver un quart d’heure avant le lever de rideau.',
      'Valable pour 3 personnes',
    ])
      expect(words).toContain(expected);
    expect(await paper.factsOf(file)).toMatch(/Pages:\s+1\n/);
  });

  test('asks for nothing that the office has been paid, nor on an evening of free participation', async () => {
    const paid = await booked({ seats: mixed });
    await write(desk.site().database, ({ database }) =>
      database
        .updateTable('bookings')
        .set({ paid_at: after(-60) })
        .where('uuid', '=', paid)
        .execute(),
    );
    expect(await paper.wordsOf(await paperOf(paid))).not.toContain('à régler');
    await desk.setDate({ free_participation: true });
    const words = await paper.wordsOf(await paperOf(await booked({ seats: [{ count: 4 }] })));
    expect(words).toContain('Participation libre');
    expect(words).not.toContain('€');
  });

  test('has a code of which the door lets all of them in, and nothing on it opens the booking’s page', async () => {
    const uuid = await booked({ seats: mixed });
    const ticket = await ticketOf(uuid);
    const file = await paperOf(uuid);
    const code = await paper.codeOf(file);
    const key = createPublicKey(await signingKey(desk.site().database));
    const { payload } = await compactVerify(code, key, { algorithms: ['ES256'] });
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({
      t: ticket,
      d: desk.house().date,
      k: 'booking',
      n: 3,
      x: Math.floor(new Date('2026-11-22T11:30:00+01:00').getTime() / 1000),
    });
    expect(await paper.wordsOf(file)).not.toContain(uuid);
    await desk.setClock(after(10));
    const entry = scan(desk.house(), { code, count: 3, paid: true });
    expect(await send(desk.site().database, entry)).toMatchObject([{ status: 'accepted', ticket }]);
  });

  test('keeps every category apart on one page, however many there are', async () => {
    const uuid = await booked();
    const names = ['Enfant', 'Étudiant', 'Chômeur', 'Groupe', 'Scolaire', 'Abonné', 'Adhérent', 'Famille'];
    await write(desk.site().database, async ({ database }) => {
      for (const [rank, name] of names.entries()) {
        await database
          .insertInto('price_categories')
          .values({ slug: `t-${rank}`, name, rank })
          .execute();
        await database
          .insertInto('booking_seats')
          .values({ booking_uuid: uuid, rank: rank + 1, category_slug: `t-${rank}`, count: 1, price: rank })
          .execute();
      }
    });
    const file = await paperOf(uuid);
    expect(await paper.factsOf(file)).toMatch(/Pages:\s+1\n/);
    const lines = (await paper.wordsOf(file)).split('\n');
    for (const [rank, name] of names.entries())
      expect(lines.find((line) => line.includes(name))).toContain(`1 × ${rank},00 €`);
  });

  test('bears its code for a name where its fonts lack the name’s letters, and each letter that they have', async () => {
    const uuid = await booked({ name: '李', firstname: '伟' });
    const code = shortCodeOf(await ticketOf(uuid));
    expect(await paper.wordsOf(await paperOf(uuid))).toContain(`Titulaire du code ${code}`);
    await desk.setDate({ max_places: 100 });
    const latin = Array.from({ length: 0x24f - 0xc0 }, (_, rank) => String.fromCodePoint(0xc0 + rank));
    const name = printedName(latin.join(' '), uuid).replaceAll(' ', '');
    for (const letters of name.match(/.{1,25}/gu) ?? [])
      expect(await paper.wordsOf(await paperOf(await booked({ name: letters })))).toContain(letters);
  });

  test('belongs to a booking whose page nobody on the way keeps either', async () => {
    const { status, headers } = await desk.ask('GET', `/api/bookings/${await booked()}`);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-cache']);
  });

  test('is a file named after the show, the day and the code on it, which nobody on the way keeps', async () => {
    const uuid = await booked();
    const { status, headers, body } = await desk.ask('GET', `/api/bookings/${uuid}/pdf`);
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    const { code, show } = (await desk.ask('GET', `/api/bookings/${uuid}`)).body;
    const short = shortCodeOf(claimsOfCode(code)?.t ?? '').toLowerCase();
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="billet-${show.slug}-2026-11-21-${short}.pdf"`,
    );
    expect(await paper.wordsOf(await paper.save(new Uint8Array(body)))).toContain('Rémi Castan');
  });
});

test('the booking’s page is told the same code as the paper, as long as it lets anybody in', async () => {
  const uuid = await booked({ seats: mixed });
  const read = async () => (await desk.ask('GET', `/api/bookings/${uuid}`)).body;
  const { code } = await read();
  expect(claimsOfCode(code)).toEqual(claimsOfCode(await paper.codeOf(await paperOf(uuid))));
  await desk.ask('DELETE', `/api/bookings/${uuid}`);
  expect(await read()).not.toHaveProperty('code');
});

test('a booking that lets nobody in has no paper', async () => {
  const full = await booked({ seats: seats(10) });
  const waiting = await booked({ waitingList: true });
  const refused = {
    status: 409,
    body: { code: 'wrong-state', message: 'Cette réservation n’est pas confirmée.' },
  };
  expect(await desk.ask('GET', `/api/bookings/${waiting}/pdf`)).toMatchObject(refused);
  await desk.ask('DELETE', `/api/bookings/${full}`);
  expect(await desk.ask('GET', `/api/bookings/${full}/pdf`)).toMatchObject(refused);
  expect((await desk.ask('GET', `/api/bookings/${randomUUID()}/pdf`)).status).toBe(404);
});

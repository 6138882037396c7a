import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { richTextOf } from '#server/content/settings/text-markup';
import { addAboutText, changeAboutText } from '#server/content/about-text/about-text-repository';
import { thankBookers } from '#server/tickets/booking/booking-thanks';
import { write } from '#server/platform/database/transaction';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { bookingPost } from '../../../support/booking-post';
import { after, curtain } from '../../../support/door';

const desk = bookingDesk();
const post = bookingPost(desk);
const somebody = () => `${randomUUID()}@public.example`;
const book = async (email: string, fields = {}): Promise<string> =>
  (await desk.book({ email, ...fields })).body.uuid;
const thank = () => thankBookers(desk.site().database);
const morningAfter = after(14 * 60 + 30, curtain);

const text = (slug: string, title: string, markup: string, version = 1) =>
  ({
    uuid: randomUUID(),
    slug,
    type: 'MAIL',
    title,
    content: richTextOf(markup),
    version,
    lastAuthor: null,
    lastModified: curtain,
  }) as const;
const word = (slug: string, title: string, markup: string) => {
  const words = text(slug, title, markup);
  return write(desk.site().database, async (transaction) => {
    await addAboutText(transaction, words);
    return words;
  });
};

test('nobody is thanked as long as the association has no words for it, nor when it takes them back', async () => {
  await book(somebody());
  await desk.setClock(morningAfter);
  expect(await thank()).toBe(0);
  const words = await word(
    'booking-thanks',
    'Merci, {prenom}',
    'Chère, cher {prenom},\n\nMerci pour {spectacle}.',
  );
  await write(desk.site().database, (transaction) =>
    changeAboutText(transaction, { ...words, content: richTextOf('') }),
  );
  expect(await thank()).toBe(0);
  await write(desk.site().database, (transaction) => changeAboutText(transaction, words));
});

test('with words, whoever had seats yesterday is thanked once, without a ticket', async () => {
  const [email, cancelled] = [somebody(), somebody()];
  await book(email);
  await desk.ask('DELETE', `/api/bookings/${await book(cancelled)}`);
  await book(somebody(), { dateUuid: desk.house().otherDate });
  await post.next(email);
  await desk.setClock(after(-1, curtain));
  expect(await thank()).toBe(0);
  await desk.setClock(morningAfter);
  await thank();
  expect(await thank()).toBe(0);
  const mail = await post.next(email);
  expect(mail.subject).toBe('Merci, Rémi');
  expect(mail.text).toContain('Chère, cher Rémi,\n\nMerci pour Le Dindon.');
  expect(mail.attachments).toEqual([]);
  expect((await post.written(email)).map(({ kind }) => kind)).toContain('booking-thanks');
  expect((await post.written(cancelled)).map(({ kind }) => kind)).not.toContain('booking-thanks');
});

test('a letter in the association’s own words says what it is about, and keeps its button and its papers', async () => {
  await word(
    'booking-confirmed',
    'À bientôt – {spectacle}',
    'Bonjour {prenom} {nom},\n\n{places}, le {date} à {heure}, {lieu}.\n\n- [HelloAsso](https://www.helloasso.com/scene)\n- sur place\n\n{lien}\n\nL’équipe de {site}, {inconnu}',
  );
  const email = somebody();
  const uuid = await book(email, { firstname: 'Rémi\u00a0<b>', seats: seats(3) });
  const mail = await post.next(email);
  expect(mail.subject).toBe('À bientôt – Le Dindon');
  const address = `http://localhost:8080/reservations/ma-reservation/${uuid}`;
  const plain = (mail.text ?? '').replace(/[\u00a0\u202f]/g, ' ');
  expect(plain).toMatch(
    /^Bonjour Rémi <b> Castan,\n\n3 × Plein tarif : 36,00 €, à régler à l’entrée, le samedi 21 novembre 2026 à 20 h 30, Salle des fêtes, Vaubrun\.\n\n• HelloAsso \(https:\/\/www\.helloasso\.com\/scene\)\n• sur place\n\nPour une séance à date fixe, la loi ne prévoit pas de droit de rétractation .*\n\nVoir ma réservation/,
  );
  expect(mail.html).toContain('href="https://www.helloasso.com/scene"');
  expect(mail.html).toMatch(/<li style="[^"]*">• sur place<\/li>/);
  expect(plain).toContain(`${address}\n\nL’équipe de localhost, {inconnu}`);
  expect(mail.html).toContain(`href="${address}"`);
  expect(mail.html).not.toContain('<b>');
  expect(mail.attachments).toHaveLength(2);
});

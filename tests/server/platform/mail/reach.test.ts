import { describe, expect, test } from 'vitest';
import { textOf } from '#common/rules/letter';
import { htmlOf, type Letter } from '#server/platform/mail/letter';
import { reachFor, withReach } from '#server/platform/mail/reach';
import { richTextOf } from '#server/content/settings/text-markup';

const siteUrl = 'https://scene.example';
const sender = { title: 'Les Amis de la Scène', siteUrl };
const page = 'https://scene.example/a-propos-de-nous/contacts';
const emailFor = (kind: string, contacts: string | null, bookings: string | null = null) =>
  reachFor(kind, siteUrl, {
    contacts: contacts === null ? null : richTextOf(contacts),
    bookings: bookings === null ? null : richTextOf(bookings),
  }).email;

describe('replies go to an address that the association publishes', () => {
  const both =
    '- [contact@scene.example](mailto:contact@scene.example)\n- [écrire](mailto:reservation@scene.example?subject=x)';

  test.each([
    ['booking-confirmed', 'reservation@scene.example'],
    ['booking-message', 'reservation@scene.example'],
    ['free-ticket-cancelled', 'reservation@scene.example'],
    ['free-tickets-decided', 'reservation@scene.example'],
    ['password', 'contact@scene.example'],
    ['demand-decided', 'contact@scene.example'],
  ])('those to %s to %s', (kind, address) => {
    expect(emailFor(kind, both)).toBe(address);
  });

  test('for bookings to that of their page, if it has one', () => {
    expect(emailFor('booking-confirmed', both, 'Écrivez à places@scene.example.')).toBe(
      'places@scene.example',
    );
  });

  test('to the only one there is', () => {
    expect(emailFor('booking-offer', 'bonjour@scene.example')).toBe('bonjour@scene.example');
    expect(emailFor('password', 'reservation@scene.example')).toBe('reservation@scene.example');
  });

  test('to none where it publishes none', () => {
    expect(emailFor('booking-confirmed', null)).toBeNull();
    expect(emailFor('booking-confirmed', 'Frappez @ trois coups.')).toBeNull();
  });
});

describe('a letter that asks to write to the association', () => {
  const letter = (after: string): Letter => ({
    subject: 'x',
    greeting: 'Bonjour,',
    before: [],
    after: [after],
  });
  const reached = { email: 'reservation@scene.example', page };

  test.each([
    ['Sinon, prévenez l’association.', 'Sinon, prévenez l’association (reservation@scene.example).'],
    [
      'Réglé\u00a0: écrivez à l’association pour être remboursé.',
      'Réglé\u00a0: écrivez à l’association (reservation@scene.example) pour être remboursé.',
    ],
    ['Pour toute question, répondez à ce message.', 'Pour toute question, répondez à ce message.'],
    ['L’association a annulé.', 'L’association a annulé.'],
  ])('says where: “%s”', (words, told) => {
    const written = withReach(letter(words), reached);
    expect(written.replyTo).toBe('reservation@scene.example');
    expect(textOf(written, sender)).toContain(`Bonjour,\n\n${told}\n\n`);
  });

  test('has a link there', () => {
    const html = htmlOf(withReach(letter('Prévenez l’association.'), reached), sender);
    expect(html).toContain('href="mailto:reservation@scene.example"');
  });

  test('names the page Contacts where no address is published, and asks for no reply', () => {
    const written = (words: string) => withReach(letter(words), { email: null, page });
    expect(written('x')).not.toHaveProperty('replyTo');
    expect(textOf(written('Prévenez l’association.'), sender)).toContain(`Prévenez l’association (${page}).`);
    expect(textOf(written('Pour écrire, répondez à ce message.'), sender)).toContain(
      `Pour écrire, passez par la page ${page}.`,
    );
  });

  test('keeps an address for replies of its own', () => {
    expect(withReach({ ...letter('x'), replyTo: 'remi@public.example' }, reached).replyTo).toBe(
      'remi@public.example',
    );
  });

  test('names the telephone number that it publishes, for bookings first', () => {
    const reach = reachFor('booking-confirmed', siteUrl, {
      contacts: richTextOf('05 36 49 00 00, contact@scene.example'),
      bookings: richTextOf('Par téléphone : 05 36 49 12 84.'),
    });
    const written = withReach(letter('Une question ? Écrivez à l’association.'), reach);
    expect(textOf(written, sender)).toContain(
      'Écrivez à l’association (contact@scene.example, ou 05 36 49 12 84).',
    );
    expect(htmlOf(written, sender)).toContain('href="tel:0536491284"');
  });
});

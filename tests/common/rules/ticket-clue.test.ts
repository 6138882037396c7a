import { base64url } from 'jose';
import { expect, test } from 'vitest';
import { soughtWords, ticketClue } from '#common/rules/ticket-clue';
import { aroundCodes } from '../../support/around-codes';

const uuid = '0190a000-0000-7000-8000-0000b0f05ac8';
const coded = (payload: unknown) => base64url.encode(JSON.stringify(payload));
const claims = { t: uuid, d: '0190a000-0000-7000-8000-0000000000d1', k: 'free', n: 2, x: 1_800_000_000 };
const code = `${coded({ alg: 'ES256' })}.${coded(claims)}.c2lnbmF0dXJl`;

test.each([
  ['alone', code],
  ['among words', `Bonsoir, mon code ${code}. Merci`],
  ['after a colon', `code:${code}`],
  ['in two lines', `${code.slice(0, 40)}\r\n${code.slice(40)}`],
  ['in two lines, the signature too', `${code.slice(0, -4)}\n${code.slice(-4)}`],
  ...aroundCodes.map(([name, before]) => [name, before + code]),
])('the text of a QR is a code: %s', (_, text) => {
  expect(ticketClue(text)).toEqual({ by: 'code', code, claims });
});

test.each([
  ['its page', `https://theatre.example/reservations/ma-reservation/${uuid}`],
  ['its page as its letter links it', `/reservations/ma-reservation/${uuid}?confirmation=abc`],
  ['its page in capitals', `HTTPS://THEATRE.EXAMPLE/reservations/ma-reservation/${uuid.toUpperCase()}`],
  ['its ticket', `https://theatre.example/api/bookings/${uuid}/pdf`],
  ['its calendar entry', `https://theatre.example/api/bookings/${uuid}/ics`],
  [
    'its page, wrapped by a mail program',
    `https://safelinks.example/?url=https%3A%2F%2Ftheatre.example%2Freservations%2Fma-reservation%2F${uuid}&data=1`,
  ],
  ['its page in a sentence', `Voici le lien : https://theatre.example/reservations/ma-reservation/${uuid}.`],
])('an address is of a booking: %s', (_, text) => {
  expect(ticketClue(text)).toEqual({ by: 'booking', uuid });
});

test.each([
  ['a free ticket', `https://theatre.example/utilisateur/billet/${uuid}`],
  ['the file of a free ticket', `/api/free-tickets/${uuid}/pdf`],
  ['the file of a sale', `https://theatre.example/api/ticket-orders/${uuid}/pdf`],
])('an address tells the uuid in the QR of %s', (_, text) => {
  expect(ticketClue(text)).toEqual({ by: 'ticket', uuid });
});

test.each([
  '',
  'Le Goff',
  'code B0F0-5AC8.',
  'a.b.c',
  uuid,
  `https://theatre.example/reservations/reserver/${uuid}`,
  `https://theatre.example/regie/reservations/le-dindon/${uuid}`,
])('%j is words', (text) => {
  expect(ticketClue(text)).toEqual({ by: 'words' });
});

test.each([
  ['the code printed on its ticket, of its QR', `Mon code : ${code}`, 'B0F0-5AC8'],
  ['the same, of its page', `https://theatre.example/utilisateur/billet/${uuid}`, 'B0F0-5AC8'],
  [
    'the path of its page',
    `https://safelinks.example/${'a'.repeat(200)}?url=https%3A%2F%2Ftheatre.example%2Freservations%2Fma-reservation%2F${uuid}`,
    `/reservations/ma-reservation/${uuid}`,
  ],
  ['what was typed', ' Le Goff ', ' Le Goff '],
])('a ticket or a booking is sought by %s', (_, text, words) => {
  expect(soughtWords(text)).toBe(words);
});

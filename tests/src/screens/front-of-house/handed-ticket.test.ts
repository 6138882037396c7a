import { base64url } from 'jose';
import { describe, expect, test } from 'vitest';
import type { BookingStateCode } from '#common/contract/tickets/booking';
import { bookingStateNames } from '#common/contract/tickets/booking';
import { fail, succeed } from '#common/base/result';
import { indexTickets } from '../../../../src/screens/front-of-house/door-index';
import {
  type ReadBooking,
  type ReadPicture,
  handedPicture,
  handedText,
  takenFrom,
} from '../../../../src/screens/front-of-house/handed-ticket';
import { doorTicket } from '../../../support/door-rows';

const held = doorTicket({ uuid: '0190a000-0000-7000-8000-0000b0f05ac8', name: 'Odile Le Goff' });
const other = doorTicket({ uuid: '0190a000-0000-7000-8000-0000c0ffee00', name: 'Odile Castan' });
const tickets = indexTickets([held, other]);

const coded = (payload: unknown) => base64url.encode(JSON.stringify(payload));
const codeOf = (t: string) =>
  [coded({ alg: 'ES256' }), coded({ t, d: date, k: 'booking', n: 2, x: 1_800_000_000 }), 'c2lnbmF0dXJl'].join(
    '.',
  );
const date = '0190a000-0000-7000-8000-0000000000d1';
const code = codeOf(held.uuid);

const page = 'https://theatre.example/reservations/ma-reservation/0190a000-0000-7000-8000-0000000000a1';
const booked =
  (state: BookingStateCode, ofIt: object = {}): ReadBooking =>
  async () =>
    succeed({
      firstname: 'Odile',
      name: 'Le Goff',
      state: { code: state, name: bookingStateNames[state] },
      ...ofIt,
    });
const silent: ReadBooking = async () => fail({ kind: 'no-answer', error: null, status: null });
const gone: ReadBooking = async () =>
  fail({ kind: 'refused', error: { code: 'not-found', message: 'Réservation introuvable' }, status: 404 });

describe('a text', () => {
  const read = (text: string, readBooking: ReadBooking = silent) => handedText(text, tickets, readBooking);

  test.each([code, `code ${code}.`])('with the text of a QR is that code', async (text) => {
    expect(await read(text)).toMatchObject({ what: 'code', code, claims: { t: held.uuid, d: date } });
  });

  test.each([
    'B0F0-5AC8',
    'code B0F0-5AC8.',
    'bofo5ac8',
    `https://theatre.example/utilisateur/billet/${held.uuid}`,
    `/api/ticket-orders/${held.uuid}/pdf`,
  ])('is a ticket of this date: %s', async (text) => {
    expect(await read(text)).toEqual({ what: 'ticket', ticket: held });
  });

  test('with the address of a booking is the code that the server has of it', async () => {
    expect(await read(page, booked('CONFIRMEE', { code }))).toMatchObject({ what: 'code', code });
  });

  test.each([
    ['without a network', silent, /^Sans réseau, ce lien ne dit pas son billet.*code écrit sous le QR/],
    ['that nobody made', gone, /introuvable.*cherchez le nom/i],
    ['that waits', booked('EN_ATTENTE'), /^Odile Le Goff.*liste d’attente/],
    ['that was cancelled', booked('ANNULEE'), /^Odile Le Goff.*annulée/],
  ])('with the address of a booking %s says what to do', async (_, readBooking, sentence) => {
    expect(await read(page, readBooking)).toMatchObject({
      what: 'nothing',
      sentence: expect.stringMatching(sentence),
    });
  });

  test.each(['Odile', 'Le Goff', 'personne', '06 12 34 56 78'])('is to be looked for: %s', async (text) => {
    expect(await read(` ${text} `)).toEqual({ what: 'words', words: text });
  });

  test.each([
    ['B0F0-5AC9', /pas de cette séance/],
    [`https://theatre.example/utilisateur/billet/${date}`, /pas de cette séance/],
    ['', /ne dit pas de billet/],
    ['mot '.repeat(40), /ne dit pas de billet/],
  ])('says what to do: %j', async (text, sentence) => {
    expect(await read(text)).toMatchObject({ what: 'nothing', sentence: expect.stringMatching(sentence) });
  });
});

describe('of what is pasted or dropped', () => {
  const file = new File(['picture'], 'image.png', { type: 'image/png' });
  const given = (texts: Readonly<Record<string, string>>, files: readonly File[] = []) => ({
    files,
    getData: (kind: string) => texts[kind] ?? '',
  });
  const link = `https://theatre.example/utilisateur/billet/${held.uuid}`;

  test.each([
    ['words beside any field', given({ 'text/plain': ' Le Goff ' }), false, 'Le Goff'],
    ['no words out of a field', given({ 'text/plain': 'Le Goff' }), true, null],
    ['an address out of a field', given({ 'text/plain': link }), true, link],
    ['a code out of a field', given({ 'text/plain': code }), true, code],
    [
      'the address behind the words of a link',
      given({ 'text/plain': 'Mon billet', 'text/uri-list': link }),
      true,
      link,
    ],
    ['a picture, in a field too', given({}, [file]), true, file],
    ['no picture of words that go into a field', given({ 'text/plain': 'Le Goff' }, [file]), true, null],
    ['the picture rather than its name', given({ 'text/plain': 'image.png' }, [file]), false, file],
    ['nothing of nothing', given({}), false, null],
  ])('%s', (_, data, isInField, taken) => {
    expect(takenFrom(data, isInField)).toBe(taken);
  });
});

describe('a picture', () => {
  const picture = new File(['picture'], 'IMG_2041.HEIC', { type: 'image/heic' });
  const read = (file: File, codes: readonly string[] | null | Error) => {
    const readPicture: ReadPicture = async () => {
      if (codes instanceof Error) throw codes;
      return codes;
    };
    return handedPicture(file, tickets, { readBooking: silent, readPicture });
  };

  test('is the ticket whose code is in it, once or twice, beside any other code', async () => {
    for (const codes of [[code], [code, code], ['https://theatre.example', code]])
      expect(await read(picture, codes)).toMatchObject({ what: 'code', code });
  });

  test.each([
    ['without a code', [], /^Aucun code QR lisible sur cette image/],
    ['with two tickets', [code, codeOf(other.uuid)], /2 codes sur cette image.*un seul billet/],
    ['with some other code', ['https://theatre.example'], /n’est pas celui d’un billet/],
    ['that this device cannot open', null, /ne sait pas ouvrir ce fichier.*capture d’écran/],
    ['that nothing could read', new Error('no decoder'), /pas pu se charger/],
  ])('%s says what to do', async (_, codes, sentence) => {
    expect(await read(picture, codes)).toMatchObject({
      what: 'nothing',
      sentence: expect.stringMatching(sentence),
    });
  });

  test('that is a PDF is the ticket of which it has the name', async () => {
    const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
    expect(await read(pdf('billet-le-dindon-2026-11-21-b0f0-5ac8.pdf'), null)).toEqual({
      what: 'ticket',
      ticket: held,
    });
    expect(await read(pdf('billet.pdf'), null)).toMatchObject({
      sentence: expect.stringMatching(/^Un PDF ne se lit pas/),
    });
  });
});

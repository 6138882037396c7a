import { describe, expect, test } from 'vitest';
import type { DoorTicketRow, VerdictCode } from '#common/contract/tickets/door';
import {
  type DoorScan,
  type Signature,
  type VerdictInput,
  ticketVerdict,
} from '#common/rules/ticket-verdict';
import { doorDate, doorTicket } from '../../support/door-rows';

const minutes = (count: number) => count * 60_000;
const curtain = new Date('2026-12-12T20:30:00+01:00');
const at = (offset: number) => new Date(curtain.getTime() + minutes(offset));

const saturday = doorDate({
  uuid: 'saturday',
  date: curtain,
  doorsOpenAt: at(-45),
  doorsCloseAt: at(120),
});
const camille = doorTicket({
  uuid: 'camille',
  dateUuid: 'saturday',
  name: 'Camille Aubry',
  seats: 2,
  categories: [{ name: 'Plein tarif', count: 2 }],
});
const claims = { t: 'camille', d: 'saturday', k: 'booking', n: 2, x: 1_900_000_000 } as const;
const entry = (key: string, offset: number, count = 2): DoorScan => ({
  key,
  at: at(offset),
  device: 'door-a',
  seq: Number(key),
  kind: 'entry',
  count,
  undoes: null,
  supervisor: false,
  deviceName: 'Porte A',
  by: 'Claire',
});
const exit = (key: string, offset: number, count = 2): DoorScan => ({
  ...entry(key, offset, count),
  kind: 'exit',
});

const shown: VerdictInput = {
  presented: { from: 'qr', signature: 'good', claims },
  matches: [camille],
  scans: [],
  date: saturday,
  direction: 'entry',
  at: at(-20),
  paid: false,
};
const withTicket = (facts: Partial<DoorTicketRow>): Partial<VerdictInput> => ({
  matches: [{ ...camille, ...facts }],
});
const noReEntry = { date: { ...saturday, reEntry: false } };
const expired = { presented: { from: 'qr', signature: 'good', claims: { ...claims, x: 1 } } } as const;
const search: Partial<VerdictInput> = { presented: { from: 'search' } };

describe('the verdict of the door', () => {
  test.each<[string, Partial<VerdictInput>, VerdictCode]>([
    ['a valid ticket', {}, 'OK'],
    ['a valid ticket found by name', search, 'OK'],
    [
      'a text that is not ours',
      { presented: { from: 'qr', signature: 'not-ours', claims: null }, matches: [] },
      'INCONNU',
    ],
    [
      'a ticket with one byte of its signature changed',
      { presented: { from: 'qr', signature: 'wrong', claims } },
      'ALTERE',
    ],
    [
      'a ticket whose signature could not be checked',
      { presented: { from: 'qr', signature: 'unchecked', claims } },
      'TECHNIQUE',
    ],
    [
      'a name that two people bear',
      { ...search, matches: [camille, { ...camille, uuid: 'other' }] },
      'AMBIGU',
    ],
    ['a ticket replaced by a newer one', withTicket({ replacedBy: 'newer' }), 'REMPLACE'],
    ['a cancelled ticket', withTicket({ cancelledAt: at(-600) }), 'ANNULE'],
    ['a blocked ticket', withTicket({ blockedAt: at(-600) }), 'BLOQUE'],
    [
      'a ticket both replaced and cancelled',
      withTicket({ replacedBy: 'newer', cancelledAt: at(-600) }),
      'REMPLACE',
    ],
    ['a ticket of Sunday', withTicket({ dateUuid: 'sunday' }), 'AUTRE_SEANCE'],
    [
      'a ticket of Sunday that this phone never heard of',
      { matches: [], presented: { from: 'qr', signature: 'good', claims: { ...claims, d: 'sunday' } } },
      'AUTRE_SEANCE',
    ],
    [
      'a ticket whose booking changed to Sunday, as this phone has heard',
      { matches: [], date: { ...saturday, movedAway: [{ ticket: claims.t, dateUuid: 'sunday' }] } },
      'AUTRE_SEANCE',
    ],
    [
      'a ticket whose booking came back from Sunday',
      { date: { ...saturday, movedAway: [{ ticket: claims.t, dateUuid: 'sunday' }] } },
      'OK',
    ],
    ['a ticket one second before the doors open', { at: new Date(at(-45).getTime() - 1000) }, 'TROP_TOT'],
    ['a ticket at the second when the doors open', { at: at(-45) }, 'OK'],
    ['a ticket after the doors closed', { at: at(121) }, 'TROP_TARD'],
    [
      'someone who goes out after the doors closed',
      { at: at(121), direction: 'exit', scans: [entry('1', -20)] },
      'OK',
    ],
    ['a free ticket not generated yet', { ...search, ...withTicket({ generated: false }) }, 'NON_GENERE'],
    ['a free ticket generated since this phone last heard of it', withTicket({ generated: false }), 'OK'],
    ['a ticket to be paid', withTicket({ amountDue: 24 }), 'A_ENCAISSER'],
    ['a ticket to be paid, once paid', { ...withTicket({ amountDue: 24 }), paid: true }, 'OK'],
    ['a ticket that came in already', { scans: [entry('1', -30)] }, 'DEJA_ENTRE'],
    ['the second half of a family', { scans: [entry('1', -30, 1)] }, 'OK'],
    ['entry, exit, entry', { scans: [entry('1', -30), exit('2', -25)] }, 'OK'],
    [
      'entry, exit, entry where re-entry is not allowed',
      { ...noReEntry, scans: [entry('1', -30), exit('2', -25)] },
      'DEJA_ENTRE',
    ],
    [
      'an entry that was taken back',
      { scans: [entry('1', -30), { ...entry('2', -29), kind: 'undo', undoes: '1' }] },
      'OK',
    ],
    ['a genuine ticket that this phone never heard of', { matches: [] }, 'OK'],
    ['the same genuine ticket again', { matches: [], scans: [entry('1', -30)] }, 'DEJA_ENTRE'],
    ['a ticket unknown here whose signature has expired', { ...expired, matches: [] }, 'INCONNU'],
    ['a known ticket whose signature has expired since its date moved', expired, 'OK'],
    ['nothing in the mirror and no signature', { ...search, matches: [] }, 'INCONNU'],
  ])('says of %s', (_, changes, code) => {
    expect(ticketVerdict({ ...shown, ...changes }).code).toBe(code);
  });

  test('marks a genuine ticket that is not in the mirror as recent', () => {
    const verdict = ticketVerdict({ ...shown, matches: [] });
    expect(verdict).toMatchObject({ code: 'OK', recent: true, remaining: 2 });
  });

  test('marks a ticket that was generated since then as recent too', () => {
    expect(ticketVerdict({ ...shown, ...withTicket({ generated: false }) })).toMatchObject({ recent: true });
    expect(ticketVerdict(shown)).toMatchObject({ recent: false });
  });

  test('tells when, at which door and by whom the ticket came in', () => {
    const { previous } = ticketVerdict({ ...shown, scans: [entry('1', -30)] });
    expect(previous).toMatchObject({ at: at(-30), deviceName: 'Porte A', by: 'Claire' });
  });
});

/** What may be wrong with a ticket, in the order in which it is reported. */
const faults: readonly (readonly [VerdictCode, (input: VerdictInput) => VerdictInput])[] = [
  ['INCONNU', signedAs('not-ours')],
  ['TECHNIQUE', signedAs('unchecked')],
  ['ALTERE', signedAs('wrong')],
  ['AMBIGU', (input) => ({ ...input, matches: [...input.matches, { ...camille, uuid: 'other' }] })],
  ['REMPLACE', ticketWith({ replacedBy: 'newer' })],
  ['ANNULE', ticketWith({ cancelledAt: at(-600) })],
  ['BLOQUE', ticketWith({ blockedAt: at(-600) })],
  ['AUTRE_SEANCE', ticketWith({ dateUuid: 'sunday' })],
  ['TROP_TOT', (input) => ({ ...input, at: at(-50) })],
  ['TROP_TARD', (input) => ({ ...input, at: at(121) })],
  ['NON_GENERE', (input) => ({ ...ticketWith({ generated: false })(input), presented: { from: 'search' } })],
  ['A_ENCAISSER', ticketWith({ amountDue: 24 })],
  ['DEJA_ENTRE', (input) => ({ ...input, scans: [entry('1', -50)] })],
];

function signedAs(signature: Signature) {
  return (input: VerdictInput): VerdictInput => ({ ...input, presented: { from: 'qr', signature, claims } });
}
function ticketWith(facts: Partial<DoorTicketRow>) {
  return (input: VerdictInput): VerdictInput => ({
    ...input,
    matches: input.matches.map((ticket) => ({ ...ticket, ...facts })),
  });
}

/** Combinations that cannot occur: two faults of the signature, two of the time, or entered without having paid. */
const apart = new Set([
  'INCONNU+TECHNIQUE',
  'INCONNU+ALTERE',
  'TECHNIQUE+ALTERE',
  'TROP_TOT+TROP_TARD',
  'A_ENCAISSER+DEJA_ENTRE',
]);

describe('of two things that are wrong', () => {
  const pairs = faults.flatMap(([first, makeFirst], rank) =>
    faults
      .slice(rank + 1)
      .filter(([second]) => !apart.has(`${first}+${second}`))
      .map(([second, makeSecond]) => [first, second, makeFirst(makeSecond(shown))] as const),
  );

  test.each(pairs)('%s is told before %s', (first, _, input) => {
    expect(ticketVerdict(input).code).toBe(first);
  });

  test('a ticket that came in is not asked to pay again', () => {
    const input = { ...shown, ...withTicket({ amountDue: 24 }), scans: [entry('1', -30)] };
    expect(ticketVerdict(input).code).toBe('DEJA_ENTRE');
  });
});

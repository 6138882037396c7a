import { describe, expect, it } from 'vitest';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import {
  blockedFreeTicket,
  cancelledFreeTicket,
  changedFreeTicket,
  replaceableFreeTicket,
} from '#common/rules/saves/free-ticket-save';

const at = new Date('2026-11-21T20:30:00+01:00');
const ticket = (code: FreeTicket['state']['code'], facts: Partial<FreeTicket> = {}): FreeTicket => ({
  uuid: '0190a000-0000-7000-8000-0000000000d1',
  name: 'Zoé',
  linkedShow: { slug: 'le-dindon', title: 'Le Dindon' },
  dateUuid: '0190a000-0000-7000-8000-0000000000e1',
  date: new Date('2026-11-28T20:30:00+01:00'),
  state: { code, name: code },
  version: 'first',
  ...facts,
});
const facts = { at, base: null, version: 'second', isOver: false, seatsLeft: 1 };
const generate = { state: { code: 'GENERE' } } as const;
const wrongState = (message?: string) => ({
  ok: false,
  failure: { code: 'wrong-state', ...(message !== undefined && { message }) },
});

const ends = [
  ['used', ticket('UTILISE'), 'Ce billet a déjà servi.'],
  ['replaced', ticket('GENERE', { replacedBy: 'b' }), 'Ce billet a été remplacé par un autre.'],
] as const;
const cancelled = ticket('GENERE', { cancelledAt: at });
const blocked = ticket('GENERE', { blockedAt: at });

describe('a free ticket that is changed', () => {
  it('is generated for the name that is written, without blanks around it', () => {
    const changed = changedFreeTicket(ticket('A_GENERER'), { ...generate, name: ' Anna ' }, facts);
    const state = { code: 'GENERE', name: 'Généré' };
    expect(changed).toEqual({
      ok: true,
      value: { ...ticket('A_GENERER'), name: 'Anna', state, generatedAt: at, version: 'second' },
    });
  });

  it('stays the same where it is so already, whatever its state and version', () => {
    for (const before of [ticket('UTILISE'), cancelled, blocked]) {
      const wanted = { name: 'Zoé', state: { code: before.state.code } };
      expect(changedFreeTicket(before, wanted, { ...facts, base: 'older' })).toEqual({
        ok: true,
        value: before,
      });
    }
  });

  it.each([
    ['A_GENERER', 'UTILISE'],
    ['GENERE', 'A_GENERER'],
    ['GENERE', 'UTILISE'],
  ] as const)('never goes from %s to %s', (before, code) => {
    expect(changedFreeTicket(ticket(before), { name: 'Anna', state: { code } }, facts)).toEqual(wrongState());
  });

  it.each([
    ...ends,
    ['cancelled', cancelled, 'Ce billet a été annulé.'] as const,
    ['blocked', blocked, 'Ce billet est bloqué.'] as const,
  ])('is not renamed when it is %s', (_, before, message) => {
    const wanted = { name: 'Anna', state: { code: before.state.code } };
    expect(changedFreeTicket(before, wanted, facts)).toEqual(wrongState(message));
  });

  it.each([
    ['the doors have closed', { isOver: true }, 'Cette séance est passée.'],
    ['no seat is left', { seatsLeft: 0 }, 'Cette séance est complète.'],
  ])('is not generated when %s', (_, fact, message) => {
    expect(changedFreeTicket(ticket('A_GENERER'), generate, { ...facts, ...fact })).toEqual(
      wrongState(message),
    );
  });

  it('is refused when somebody changed it meanwhile', () => {
    expect(changedFreeTicket(ticket('A_GENERER'), generate, { ...facts, base: 'older' })).toEqual({
      ok: false,
      failure: { code: 'stale-version' },
    });
  });
});

describe('a free ticket that is given back', () => {
  it('gives back its seat, blocked or not, and once', () => {
    expect(cancelledFreeTicket(blocked, facts)).toEqual({ ok: true, value: { ...blocked, cancelledAt: at } });
    expect(cancelledFreeTicket(cancelled, { at: new Date(), isOver: true })).toEqual({
      ok: true,
      value: cancelled,
    });
  });

  it.each(ends)('is refused when it is %s', (_, before, message) => {
    expect(cancelledFreeTicket(before, facts)).toEqual(wrongState(message));
  });

  it('is refused when the doors have closed', () => {
    expect(cancelledFreeTicket(ticket('GENERE'), { at, isOver: true })).toEqual(
      wrongState('Cette séance est passée.'),
    );
  });
});

describe('a free ticket that is lost', () => {
  it('is replaced only once it is generated, also when it is blocked', () => {
    expect(replaceableFreeTicket(blocked, facts).ok).toBe(true);
    expect(replaceableFreeTicket(ticket('A_GENERER'), facts)).toEqual(
      wrongState('Ce billet n’est pas encore généré\u00a0: il n’y a rien à remplacer.'),
    );
  });

  it.each([...ends, ['cancelled', cancelled, 'Ce billet a été annulé.'] as const])(
    'is neither replaced nor blocked when it is %s',
    (_, before, message) => {
      expect(replaceableFreeTicket(before, facts)).toEqual(wrongState(message));
      expect(blockedFreeTicket(before, true, at)).toEqual(wrongState(message));
    },
  );

  it('is blocked and unblocked', () => {
    expect(blockedFreeTicket(ticket('GENERE'), true, at)).toEqual({ ok: true, value: blocked });
    expect(blockedFreeTicket(blocked, false, at)).toEqual({ ok: true, value: ticket('GENERE') });
    expect(blockedFreeTicket(blocked, true, new Date())).toEqual({ ok: true, value: blocked });
  });
});

import { describe, expect, it, test } from 'vitest';
import { undecided } from '#common/rules/saves/demand-decision';
import { askedFreeTickets } from '#common/rules/saves/free-ticket-demand-save';
import { askedRole } from '#common/rules/saves/role-demand-save';

const uuid = '0190a000-0000-7000-8000-0000000000d1';
const at = new Date('2026-11-21T20:30:00+01:00');
const waits = { code: 'EN_ATTENTE', name: 'En attente' };

describe('a demand for free tickets', () => {
  const write = { dateUuid: uuid, names: [' Zoé Écalle', 'Marius Lafon '], note: ' Au premier rang ' };
  const facts = { at, begins: new Date('2026-11-28T20:30:00+01:00'), waiting: 0 };
  const ask = (change: object = {}, fact: object = {}) =>
    askedFreeTickets({ uuid, before: null, write: { ...write, ...change } }, { ...facts, ...fact });

  it('waits, without blanks around its names and its note', () => {
    expect(ask()).toEqual({
      ok: true,
      value: {
        uuid,
        dateUuid: uuid,
        names: ['Zoé Écalle', 'Marius Lafon'],
        note: 'Au premier rang',
        createdAt: at,
        state: waits,
      },
    });
  });

  it.each(['', ' \n'])('has no note when it is %o', (note) => {
    expect(ask({ note })).toEqual({ ok: true, value: expect.not.objectContaining({ note }) });
  });

  it('is refused once the date has begun', () => {
    expect(ask({}, { begins: at })).toMatchObject({ failure: { message: 'Cette séance a déjà commencé.' } });
  });

  it('asks for ten seats at most, with those that wait', () => {
    expect(ask({}, { waiting: 8 }).ok).toBe(true);
    expect(ask({}, { waiting: 9 })).toMatchObject({
      failure: { code: 'wrong-state', message: expect.stringContaining('9 places sont déjà demandées') },
    });
  });
});

describe('a demand for a role', () => {
  const ask = (code: 'ROLE_MEMBRE' | 'ROLE_BILLETTERIE', facts: object = {}) =>
    askedRole(
      { uuid, before: null, write: { role: { code } } },
      { at, held: ['ROLE_MEMBRE'], asked: [], ...facts },
    );

  it('waits', () => {
    const role = { code: 'ROLE_BILLETTERIE', name: expect.any(String) };
    expect(ask('ROLE_BILLETTERIE')).toEqual({ ok: true, value: { uuid, role, createdAt: at, state: waits } });
  });

  it.each([{ held: ['ROLE_BILLETTERIE'] }, { asked: ['ROLE_BILLETTERIE'] }])(
    'is refused for one that is held or asked for: %o',
    (facts) => {
      expect(ask('ROLE_BILLETTERIE', facts)).toMatchObject({ failure: { code: 'already-exists' } });
    },
  );

  it('is refused for membership, which the association gives', () => {
    expect(ask('ROLE_MEMBRE', { held: [] })).toMatchObject({ failure: { code: 'wrong-state' } });
  });
});

test('a demand is withdrawn only as long as it waits', () => {
  expect(undecided({ decidedAt: null }).ok).toBe(true);
  expect(undecided({}).ok).toBe(true);
  expect(undecided({ decidedAt: at })).toEqual({
    ok: false,
    failure: { code: 'wrong-state', message: 'Cette demande a déjà été traitée.' },
  });
});

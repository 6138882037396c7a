import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, succeed } from '#common/base/result';
import { useTill } from '../../../../../src/screens/front-of-house/box-office/use-till';
import { closeSession, openSession } from '../../../../../src/state/session';
import { forgetAllTyped } from '../../../../../src/state/typed-values';
import { mounted } from '../../../mounted';
import { listedStorage, sessionOfColette, storageInMemory } from '../../../state/sessions';
import { doorDate } from '../../../../support/door-rows';

const colette = sessionOfColette(new Date());
const henri = { ...colette, user: { ...colette.user, uuid: 'henri' } };
const curtain = new Date('2026-11-21T20:30:00+01:00');
const date = doorDate({
  date: curtain,
  prices: [{ category: { slug: 'plein', name: 'Plein tarif' }, price: 12 }],
});

let now: Date;
const open = () => mounted(() => useTill(date, () => now));
const begin = (till: ReturnType<typeof open>) =>
  act(() => till().change({ chosen: { plein: 2 }, name: 'Alice' }));
const typed = (till: ReturnType<typeof open>) => {
  const { places, name, isResumed } = till();
  return { places, name, isResumed };
};
const empty = { places: 0, name: '', isResumed: false };

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
  vi.stubGlobal('sessionStorage', listedStorage());
  now = curtain;
  closeSession();
  openSession(colette);
});

describe('a sale in progress', () => {
  test('is there again after the session has ended, for the person who sells', () => {
    begin(open());
    closeSession();
    openSession(colette);
    const till = open();
    expect(typed(till)).toEqual({ places: 2, name: 'Alice', isResumed: true });
    act(() => till().forget());
    expect([typed(till), typed(open())]).toEqual([empty, empty]);
  });

  test('is not shown to another person, nor to anybody after a logout', () => {
    const till = open();
    begin(till);
    act(() => openSession(henri));
    expect([typed(till), typed(open())]).toEqual([empty, empty]);
    act(() => openSession(colette));
    begin(till);
    forgetAllTyped();
    expect(typed(open())).toEqual(empty);
  });

  test('whose answer the page did not wait for is tried again as the same sale, and the next one is another', async () => {
    const tries: { uuid: string; at: Date }[] = [];
    const attempt = (till: ReturnType<typeof open>, isSaved: boolean) =>
      act(() =>
        till().attempt(async (uuid, at) => {
          tries.push({ uuid, at });
          return isSaved ? succeed(null) : fail({ kind: 'late', error: null, status: null });
        }),
      );
    const first = open();
    begin(first);
    await attempt(first, false);
    now = new Date(curtain.getTime() + 60_000);
    const again = open();
    await attempt(again, true);
    act(() => again().forget());
    await attempt(again, true);
    expect(tries[1]).toEqual({ uuid: tries[0]?.uuid, at: curtain });
    expect(tries[2]?.uuid).not.toBe(tries[0]?.uuid);
    expect(tries[2]?.at).toEqual(now);
  });
});

test('a sum or a number of seats that cannot be read is not sold as another one', () => {
  const till = open();
  begin(till);
  expect(till()).toMatchObject({ isRead: true, total: 24 });
  act(() => till().change({ chosen: { plein: '2 ou 3' } }));
  expect(till()).toMatchObject({ isRead: false, places: 0, total: 0 });
  act(() => till().change({ chosen: { plein: 2 }, given: '1e3' }));
  expect(till().isRead).toBe(false);
  act(() => till().change({ given: 5, handed: '1e3' }));
  expect(till().isRead).toBe(true);
});

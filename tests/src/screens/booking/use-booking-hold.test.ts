import { expose } from 'comlink';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Result, fail, succeed } from '#common/base/result';
import type { Failure, WorkerApi } from '#worker/api';
import { retryWrite } from '../../../../src/bridge/calls';
import { startDataWorker } from '../../../../src/bridge/data-worker';
import { useBegunBookings } from '../../../../src/screens/booking/use-begun-bookings';
import { useBookingHold } from '../../../../src/screens/booking/use-booking-hold';
import { type BegunHold, changeBegun, forgetBegunByOthers } from '../../../../src/state/begun-bookings';
import { syncAtom } from '../../../../src/state/connection';
import { store } from '../../../../src/state/store';
import { thisPage } from '../../../../src/state/this-page';
import { mounted } from '../../mounted';
import { storageInMemory } from '../../state/sessions';

/** One for each test: the forms of earlier ones are still there. */
let dateUuid = '';
const until = new Date(Date.now() + 900_000);
const gone: Failure = { kind: 'refused', error: { code: 'not-found', message: '' }, status: 404 };
const afterCalm = () => act(() => vi.advanceTimersByTimeAsync(400));
/** What is read on the page once answers that have come are shown. */
const shown = <T>(read: () => T) =>
  expect.poll(async () => {
    await act(async () => undefined);
    return read();
  });

beforeEach(() => {
  dateUuid = crypto.randomUUID();
  vi.stubGlobal('localStorage', storageInMemory());
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('addEventListener', vi.fn());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

type Answers = Partial<
  Record<'createBookingHold' | 'updateBookingHold', () => Promise<Result<object, Failure>>>
>;

/** A form for two seats, and what it asks the server, which holds them unless `answers` say otherwise. */
async function openForm(kept: BegunHold | null, answers: Answers) {
  const asked: string[] = [];
  const bodies: object[] = [];
  const ask: WorkerApi['ask'] = async (call, given) => {
    asked.push(call);
    const { body, params } = given as { body: { uuid: string; places: number }; params?: { uuid: string } };
    bodies.push({ ...params, ...body });
    const answer = answers[call as keyof Answers];
    // Typed as every call's answer, of which this is one.
    if (answer !== undefined) return (await answer()) as never;
    return succeed({ uuid: params?.uuid ?? body.uuid, dateUuid, places: body.places, until }) as never;
  };
  const { port1, port2 } = new MessageChannel();
  expose(
    { start: async () => undefined, watch: async () => 1, retryWrite: async () => undefined, ask },
    port2,
  );
  startDataWorker({
    open: () => Object.assign(port1, { terminate: () => port1.close() }) as unknown as Worker,
  });
  if (kept !== null) changeBegun(null, dateUuid, { chosen: { plein: 2 }, hold: kept });
  const date = dateUuid;
  const form = mounted(() => {
    const [{ places, isSending }, change] = useState({ places: 2, isSending: false });
    const begun = useBegunBookings(null)[date];
    const held = useBookingHold({ dateUuid: date, by: null, kept: begun?.hold ?? null, places, isSending });
    return { change, held };
  });
  const set = (places: number, isSending: boolean) => act(() => form().change({ places, isSending }));
  return { asked, bodies, set, held: () => form().held };
}

/** The same once the seats are held; `onChange` is what the server answers to a change of the hold. */
async function filledForm(onChange: () => Promise<Result<object, Failure>>) {
  const form = await openForm(null, { updateBookingHold: onChange });
  await afterCalm();
  await shown(() => form.held().hold).toMatchObject({ places: 2 });
  return form;
}

/** What another page of this browser has left, or has. */
const keptBy = (page: string | null): BegunHold => ({
  uuid: 'of the browser',
  places: 2,
  until: +until,
  page,
});

test('a form that is sent right after a step of the seats asks for no more, until it was refused', async () => {
  const { asked, set, held } = await filledForm(async () =>
    succeed({ uuid: 'a', dateUuid, places: 3, until }),
  );
  set(3, false);
  set(3, true);
  await afterCalm();
  expect(asked).toEqual(['createBookingHold']);
  set(3, false);
  await afterCalm();
  await shown(() => held().hold).toMatchObject({ places: 3 });
  expect(asked).toEqual(['createBookingHold', 'updateBookingHold']);
});

test('seats that the booking has used meanwhile are not held anew', async () => {
  let answer: (result: Result<object, Failure>) => void = () => undefined;
  const late = new Promise<Result<object, Failure>>((resolve) => (answer = resolve));
  const { asked, set } = await filledForm(() => late);
  set(3, false);
  await afterCalm();
  await shown(() => asked).toEqual(['createBookingHold', 'updateBookingHold']);
  set(3, true);
  answer(fail(gone));
  // Messages keep their order: once another call is answered, this answer has come, and then what it leads to was asked.
  await act(() => retryWrite('').then(() => undefined));
  await retryWrite('');
  expect(asked).toEqual(['createBookingHold', 'updateBookingHold']);
});

test.each([
  ['was closed', null],
  ['is open, or was closed without a word', 'another page'],
])('the seats that a page held which %s are those of the next one', async (_, page) => {
  const { asked, bodies, held } = await openForm(keptBy(page), {});
  expect(held().hold).toMatchObject({ places: 2 });
  await afterCalm();
  await shown(() => bodies).toEqual([{ uuid: 'of the browser', places: 2, page: thisPage }]);
  expect(asked).toEqual(['updateBookingHold']);
});

test('seats whose time was over before this page was opened are held anew, under the same uuid', async () => {
  const { asked, bodies, held } = await openForm(
    { ...keptBy(null), until: Date.now() - 1 },
    { updateBookingHold: async () => fail(gone) },
  );
  expect(held()).toMatchObject({ hold: null, isOver: false });
  await afterCalm();
  await shown(() => held().hold).toMatchObject({ uuid: 'of the browser', places: 2 });
  expect(asked).toEqual(['updateBookingHold', 'createBookingHold']);
  expect(bodies[1]).toMatchObject({ uuid: 'of the browser' });
});

test('seats that another page asked for at the same time are held once', async () => {
  const taken: Failure = { kind: 'refused', error: { code: 'already-exists', message: '' }, status: 409 };
  const { asked, held } = await openForm(null, { createBookingHold: async () => fail(taken) });
  await afterCalm();
  await shown(() => held().hold).toMatchObject({ places: 2 });
  expect(asked).toEqual(['createBookingHold', 'updateBookingHold']);
});

test('the page that remains takes over what a closed one lets go', async () => {
  const { asked } = await openForm(keptBy(thisPage), {});
  await afterCalm();
  expect(asked).toEqual([]);
  act(() => changeBegun(null, dateUuid, { hold: keptBy(null) }));
  await afterCalm();
  await shown(() => asked).toEqual(['updateBookingHold']);
});

test('an answer that comes after a logout keeps nothing', async () => {
  let answer: (result: Result<object, Failure>) => void = () => undefined;
  const late = new Promise<Result<object, Failure>>((resolve) => (answer = resolve));
  const { asked, held } = await openForm(keptBy(null), { updateBookingHold: () => late });
  await afterCalm();
  await shown(() => asked).toEqual(['updateBookingHold']);
  act(() => void forgetBegunByOthers('another person'));
  answer(succeed({ uuid: 'of the browser', dateUuid, places: 2, until }));
  await act(() => retryWrite('').then(() => undefined));
  await retryWrite('');
  expect(held().hold).toBeNull();
  expect(localStorage.getItem('begunBookings')).toBeNull();
});

test('the end of the seats is told on a page that slept through it, whatever is drawn first', async () => {
  const { set, held } = await filledForm(async () => succeed({ uuid: 'a', dateUuid, places: 3, until }));
  act(() => store.set(syncAtom, (before) => ({ ...before, clockOffset: 0 })));
  const clock = vi.spyOn(Date, 'now').mockReturnValue(+until + 60_000);
  try {
    set(2, false);
    expect(held()).toMatchObject({ hold: null, isOver: true });
  } finally {
    clock.mockRestore();
    act(() => store.set(syncAtom, (before) => ({ ...before, clockOffset: null })));
  }
});

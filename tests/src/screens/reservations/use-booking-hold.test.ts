import { expose } from 'comlink';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Result, fail, succeed } from '#common/base/result';
import type { Failure, WorkerApi } from '#worker/api';
import { retryWrite } from '../../../../src/bridge/calls';
import { startDataWorker } from '../../../../src/bridge/data-worker';
import { useBookingHold } from '../../../../src/screens/reservations/use-booking-hold';
import { mounted } from '../../mounted';
import { storageInMemory } from '../../state/sessions';

const dateUuid = '0190a000-0000-7000-8000-00000000000d';
const until = new Date('2026-12-01T20:15:00+01:00');
const gone: Failure = { kind: 'refused', error: { code: 'not-found', message: '' }, status: 404 };
const afterCalm = () => act(() => vi.advanceTimersByTimeAsync(400));
/** What is read on the page once answers that have come are shown. */
const shown = <T>(read: () => T) =>
  expect.poll(async () => {
    await act(async () => undefined);
    return read();
  });

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
  vi.stubGlobal('indexedDB', {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

/** A form for two seats, which the server holds; `onChange` is what it answers to a change of the hold. */
async function filledForm(onChange: () => Promise<Result<object, Failure>>) {
  const asked: string[] = [];
  const ask: WorkerApi['ask'] = async (call, given) => {
    asked.push(call);
    // Typed as every call's answer, of which this is one.
    if (call === 'updateBookingHold') return (await onChange()) as never;
    const { uuid } = (given as { body: { uuid: string } }).body;
    return succeed({ uuid, dateUuid, places: 2, until }) as never;
  };
  const { port1, port2 } = new MessageChannel();
  expose(
    { start: async () => undefined, watch: async () => 1, retryWrite: async () => undefined, ask },
    port2,
  );
  startDataWorker({
    open: () => Object.assign(port1, { terminate: () => port1.close() }) as unknown as Worker,
  });
  const form = mounted(() => {
    const [{ places, isSending }, change] = useState({ places: 2, isSending: false });
    return { change, held: useBookingHold(dateUuid, places, null, isSending) };
  });
  await afterCalm();
  await shown(() => form().held.hold).toMatchObject({ places: 2 });
  const set = (places: number, isSending: boolean) => act(() => form().change({ places, isSending }));
  return { asked, set, held: () => form().held };
}

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

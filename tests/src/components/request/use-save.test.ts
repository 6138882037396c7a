import { act, useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Result, fail, succeed } from '#common/base/result';
import type { Failure } from '#worker/api';
import { useSave } from '../../../../src/components/request/use-save';
import { noticesAtom } from '../../../../src/state/notices';
import { store } from '../../../../src/state/store';
import { mounted } from '../../mounted';

const silence: Failure = { kind: 'no-answer', error: null, status: null };
const told = () => store.get(noticesAtom).map(({ kind }) => kind);

beforeEach(() => store.set(noticesAtom, []));

/** A dialog that sends its form; the request ends when `end` is called. */
function sending() {
  const dialog = mounted(() => {
    const [isOpen, setOpen] = useState(true);
    return { setOpen, save: useSave(isOpen) };
  });
  let end: (result: Result<string, Failure>) => void = () => undefined;
  const request = new Promise<Result<string, Failure>>((resolve) => (end = resolve));
  act(() => void dialog().save.run(() => request));
  return {
    failure: () => dialog().save.failure,
    close: () => act(() => dialog().setOpen(false)),
    end: (result: Result<string, Failure>) => act(async () => end(result)),
  };
}

describe('a request that fails', () => {
  test('is told in its form', async () => {
    const { failure, end } = sending();
    await end(fail(silence));
    expect(failure()).toEqual(silence);
    expect(told()).toEqual([]);
  });

  test('is told on the page once its dialog is closed, and not again when that is opened anew', async () => {
    const { failure, close, end } = sending();
    close();
    await end(fail(silence));
    expect(failure()).toBeNull();
    expect(told()).toEqual(['bad']);
  });
});

test('of a request that succeeds after its dialog was closed, nothing is told here', async () => {
  const { close, end } = sending();
  close();
  await end(succeed('saved'));
  expect(told()).toEqual([]);
});

import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { useDue } from '../../../../../src/screens/front-of-house/box-office/use-due';
import { mounted } from '../../../mounted';

/** The till of 36 €, and what changes about it while its dialog is open. */
function opened() {
  let set: (till: readonly [number, boolean]) => void = () => undefined;
  const shown = mounted(() => {
    const [[total, isRecording], setTill] = useState<readonly [number, boolean]>([36, false]);
    set = setTill;
    return useDue(total, isRecording);
  });
  return { shown, change: (total: number, isRecording: boolean) => act(() => set([total, isRecording])) };
}

test('what another phone took meanwhile is not asked for again', () => {
  const { shown, change } = opened();
  expect(shown()).toEqual({ due: 36, isOther: false });
  change(12, false);
  expect(shown()).toEqual({ due: 12, isOther: true });
  change(0, false);
  expect(shown()).toEqual({ due: 0, isOther: true });
});

test('a sum that is being recorded stays as it was pressed', () => {
  const { shown, change } = opened();
  change(36, true);
  change(0, true);
  expect(shown()).toEqual({ due: 36, isOther: false });
});

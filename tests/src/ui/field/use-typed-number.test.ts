import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NumberKind, TypedNumber } from '#common/base/typed-number';
import { useTypedNumber } from '../../../../src/ui/field/use-typed-number';
import { mounted } from '../../mounted';

/** A field of a form that keeps what the field reports; numbers are reported by the library. */
function field(first: TypedNumber, kind: NumberKind, isKept = true) {
  const reported: TypedNumber[] = [];
  const now = mounted(() => {
    const [value, setValue] = useState(first);
    const typing = useTypedNumber(value, kind, (next) => {
      reported.push(next);
      if (isKept) setValue(next);
    });
    return { ...typing, setValue };
  });
  const type = (text: string) => act(() => void now().type(text));
  const leave = () =>
    act(() => {
      now().leave();
      vi.runAllTimers();
    });
  return { now, type, leave, reported };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const price = { unit: 'euros' } as const;

describe('a number field', () => {
  test('shows what is typed as it is typed, and reproaches nothing until it is left', () => {
    const { now, type } = field(12, price);
    expect(now().text).toBe('12,00\u00a0€');
    type('1e');
    expect(now()).toMatchObject({ text: '1e', fault: undefined, read: '1e' });
  });

  test('keeps a text that is no number in sight, under its fault, and reports it', () => {
    const { now, type, leave, reported } = field(12, price);
    type('1e3');
    leave();
    expect(reported).toEqual(['1e3']);
    expect(now()).toMatchObject({ text: '1e3', fault: 'Un montant s’écrit 12,50' });
    type('12€50');
    expect(now()).toMatchObject({ text: '12€50', fault: undefined, read: 12.5 });
    leave();
    expect(reported).toEqual(['1e3']);
  });

  test('keeps it too where nothing is sent and the form keeps the last number', () => {
    const { now, type, leave } = field(3, { minValue: 0, maxValue: 10 }, false);
    type('15');
    leave();
    expect(now()).toMatchObject({ text: '15', fault: 'De 0 à 10' });
  });

  test('reports an emptied field as empty', () => {
    const { now, type, leave, reported } = field(12, price);
    type(' ');
    leave();
    expect(reported).toEqual([null]);
    expect(now()).toMatchObject({ text: '', fault: undefined });
  });

  test('shows the value again once it was read, and when it changes from elsewhere', () => {
    const { now, type, leave, reported } = field(12, price);
    type('12');
    leave();
    expect(now().text).toBe('12,00\u00a0€');
    type('12 5');
    act(() => now().setValue(20));
    expect(now().text).toBe('20,00\u00a0€');
    expect(reported).toEqual([]);
  });

  test('reports nothing when it is only passed through', () => {
    const { leave, reported } = field('2 ou 3', {});
    leave();
    expect(reported).toEqual([]);
  });
});

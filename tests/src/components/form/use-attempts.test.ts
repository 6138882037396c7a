import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useAttempts } from '../../../../src/components/form/use-attempts';
import { mounted } from '../../mounted';

/** A form in which a field is wrong as long as `isWrong`. */
function form(isWrong: () => boolean) {
  const field = { focus: vi.fn() };
  const around = { querySelector: () => (isWrong() ? field : null) } as unknown as HTMLElement;
  const attempts = mounted(() => useAttempts<HTMLElement>());
  attempts().ref.current = around;
  return { attempts, field };
}

describe('a form that is still wrong', () => {
  it('shows no error before it is sent', () => {
    const { attempts, field } = form(() => true);
    expect(attempts().isTried).toBe(false);
    expect(field.focus).not.toHaveBeenCalled();
  });

  it('leads to the first wrong field each time it is sent', () => {
    const { attempts, field } = form(() => true);
    act(() => attempts().attempt());
    act(() => attempts().attempt());
    act(() => attempts().attempt());
    expect(attempts().isTried).toBe(true);
    expect(field.focus).toHaveBeenCalledTimes(3);
  });

  it('moves nothing once it is right, and begins anew after it was sent', () => {
    const { attempts, field } = form(() => false);
    act(() => attempts().attempt());
    act(() => attempts().reset());
    expect(attempts().isTried).toBe(false);
    expect(field.focus).not.toHaveBeenCalled();
  });
});

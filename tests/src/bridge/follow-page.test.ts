import { act, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { type Result, fail, succeed } from '#common/base/result';
import type { Failure } from '#worker/api';
import { onPageReturn } from '../../../src/bridge/follow-page';
import { useServerData } from '../../../src/components/request/use-server-data';
import { mounted } from '../mounted';

/** A page and its document, as far as they tell that they are shown again. */
function openPage() {
  const page = new EventTarget();
  const shown = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', shown);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const become = (visibilityState: string) => {
    Object.assign(shown, { visibilityState });
    shown.dispatchEvent(new Event('visibilitychange'));
  };
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { become, show };
}

test('a page returns when it is visible again or restored, and as long as somebody wants to know', () => {
  const { become, show } = openPage();
  const returned = vi.fn();
  const end = onPageReturn(returned);
  become('hidden');
  show(false);
  expect(returned).toHaveBeenCalledTimes(0);
  become('visible');
  expect(returned).toHaveBeenCalledTimes(1);
  show(true);
  expect(returned).toHaveBeenCalledTimes(2);
  end();
  become('visible');
  show(true);
  expect(returned).toHaveBeenCalledTimes(2);
});

test('what was read stays while it is asked for again, also where no answer comes', async () => {
  const { become } = openPage();
  const answers: ((answer: Result<string, Failure>) => void)[] = [];
  const ask = () => new Promise<Result<string, Failure>>((resolve) => answers.push(resolve));
  const asked = mounted(() => {
    const data = useServerData(ask, 'booking');
    const { askAgain } = data;
    useEffect(() => {
      return onPageReturn(askAgain);
    }, [askAgain]);
    return data;
  });
  const say = (answer: Result<string, Failure>) => act(async () => answers.at(-1)?.(answer));
  await say(succeed('En attente'));
  act(() => become('visible'));
  expect(answers).toHaveLength(2);
  expect(asked()).toMatchObject({ answer: 'En attente', failure: null });
  await say(fail({ kind: 'no-answer', error: null, status: null }));
  expect(asked().answer).toBe('En attente');
  act(() => become('visible'));
  await say(succeed('Proposée'));
  expect(asked()).toMatchObject({ answer: 'Proposée', failure: null });
});

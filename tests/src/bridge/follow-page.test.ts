import { act, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { type Result, fail, succeed } from '#common/base/result';
import type { Failure } from '#worker/api';
import { startDataWorker } from '../../../src/bridge/data-worker';
import { onPageReturn, restWithPage } from '../../../src/bridge/follow-page';
import { useServerData } from '../../../src/components/request/use-server-data';
import { mounted } from '../mounted';

/** A page and its document, as far as they tell that they are shown again. */
function openPage() {
  const page = new EventTarget();
  const shown = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', shown);
  vi.stubGlobal('navigator', { vendor: '' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const become = (visibilityState: string) => {
    Object.assign(shown, { visibilityState });
    shown.dispatchEvent(new Event('visibilitychange'));
  };
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const hide = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
  const tell = (event: string) => shown.dispatchEvent(new Event(event));
  return { become, show, hide, tell };
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

test('the data worker of a page that is left or frozen ends at once, and another one follows if it is there again', () => {
  const { hide, show, tell } = openPage();
  let alive = 0;
  startDataWorker({
    open() {
      alive += 1;
      const { port1 } = new MessageChannel();
      const terminate = () => {
        alive -= 1;
        port1.close();
      };
      return Object.assign(port1, { terminate });
    },
  });
  restWithPage();
  hide(true);
  expect(alive).toBe(0);
  show(true);
  expect(alive).toBe(1);
  tell('freeze');
  expect(alive).toBe(0);
  tell('resume');
  show(true);
  expect(alive).toBe(1);
  // Also where it is not kept: a browser may end a worker while it reads and writes.
  hide(false);
  expect(alive).toBe(0);
});

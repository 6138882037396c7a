import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { must } from '#common/base/must';
import type { DoorScanRow } from '#common/contract/tickets/door';
import { startDataWorker } from '../../../../../src/bridge/data-worker';
import type { Direction } from '../../../../../src/screens/front-of-house/door/direction-switch';
import { type DoorData, useDoor } from '../../../../../src/screens/front-of-house/door/use-door';
import { syncAtom } from '../../../../../src/state/connection';
import { store } from '../../../../../src/state/store';
import type { VerdictClass } from '../../../../../src/screens/front-of-house/door/verdict-class';
import { mounted } from '../../../mounted';
import { doorWithTicket } from './door-with-ticket';

const silence = () => new Promise<never>(() => undefined);

/** The end of the data worker, which says nothing by itself. */
let worker: MessagePort;

// On this phone nothing that a verdict could wait for ever answers: network, lock or data worker.
beforeEach(() => {
  // Deadlines of what never answers end with their test: the files after this one share its process.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', vi.fn(silence));
  vi.stubGlobal('navigator', { onLine: true, locks: { request: silence } });
  vi.stubGlobal('location', { pathname: '/bar/billetterie/scan' });
  vi.stubGlobal('indexedDB', {});
  const { port1, port2 } = new MessageChannel();
  worker = port2;
  startDataWorker({
    open: () => Object.assign(port1, { terminate: () => port1.close() }) as unknown as Worker,
  });
  return () => {
    port1.close();
    vi.useRealTimers();
  };
});

test('a code has its verdict, though nothing else on the phone answers', async () => {
  const { door, heard, code } = await openDoor();
  void door.presentCode(code);
  await expect.poll(heard).toEqual(['ok']);
  void door.presentCode('bonjour');
  await expect.poll(heard).toEqual(['ok', 'refusal']);
});

test('a ticket chosen by name has its verdict at once', async () => {
  const { door, heard, ticket } = await openDoor();
  void door.choose(ticket);
  expect(heard()).toEqual(['ok']);
});

test('what a scanner sets before the code is not kept with the scan', async () => {
  const asked = answerAtOnce();
  const { door, heard, code } = await openDoor();
  void door.presentCode(`\\000026${code}\u0000`);
  await expect.poll(heard).toEqual(['ok']);
  await expect.poll(() => JSON.stringify(asked)).toContain(`"code":"${code}"`);
});

test('a scan that this phone keeps too late is told as unsaved, and counts', async () => {
  const answers: ((key: string) => void)[] = [];
  worker.addEventListener('message', ({ data }) => {
    const isStart = !JSON.stringify(data).includes('enqueueScan');
    const say = (value: unknown) => worker.postMessage({ id: data.id, type: 'RAW', value });
    if (isStart) say(null);
    else answers.push((key) => say({ ok: true, value: { key, at: new Date() } }));
  });
  worker.start();
  const { door, heard, ticket } = await openDoor();
  void door.choose(ticket);
  await expect.poll(() => answers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(heard()).toEqual(['ok', 'technical']);
  const other = door.choose({ ...ticket, uuid: '0193f5a0-0000-7000-8000-000000000006' });
  await expect.poll(() => answers).toHaveLength(2);
  for (const keep of answers) keep('0193f5a0-0000-7000-8000-000000000010');
  await other;
  void door.choose(ticket);
  expect(heard()).toEqual(['ok', 'technical', 'ok', 'attention']);
  await vi.advanceTimersByTimeAsync(4_000);
});

test('the verdict goes on from memory where the phone has lost its databases: nobody enters twice, and nothing is forgotten', async () => {
  let isLost = true;
  const stored: string[] = [];
  worker.addEventListener('message', ({ data }) => {
    const [scan] = JSON.stringify(data).match(/"key":"[^"]+"/) ?? [];
    if (!isLost) stored.push(scan ?? '');
    const failure = { kind: 'storage', error: null, status: null };
    worker.postMessage({ id: data.id, type: 'RAW', value: { ok: !isLost, value: { key: 'k' }, failure } });
  });
  worker.start();
  const { door, heard, ticket } = await openDoor();
  await door.choose(ticket);
  await door.choose(ticket);
  expect(heard()).toEqual(['ok', 'technical', 'attention']);
  isLost = false;
  await vi.advanceTimersByTimeAsync(4_000);
  await expect.poll(() => stored).toHaveLength(1);
});

test('when another door let some of a group in meanwhile, only the others are counted', async () => {
  const asked = answerAtOnce();
  const { door, heard, ticket } = await openDoor([{ count: 2, device: 'another', deviceName: 'Porte B' }]);
  void door.choose(ticket, { count: 3 });
  expect(heard()).toEqual(['ok']);
  await expect.poll(() => JSON.stringify(asked)).toContain('"count":1,');
});

test('money goes with the scan: by which means, and how much the screen asked for', async () => {
  const asked = answerAtOnce();
  const { door, heard, ticket } = await openDoor();
  void door.choose({ ...ticket, kind: 'booking', amountDue: 32.5 }, { paid: 'CHEQUE' });
  expect(heard()).toEqual(['ok']);
  await expect.poll(() => JSON.stringify(asked)).toContain('"paid":"CHEQUE"');
  expect(JSON.stringify(asked)).toContain('"amount":32.5');
});

test('an exit sounds otherwise than an entry, and takes out those who are inside', async () => {
  const asked = answerAtOnce();
  const { door, heard, ticket } = await openDoor([{ count: 2 }], 'exit');
  void door.choose(ticket);
  expect(heard()).toEqual(['exit']);
  await expect.poll(() => JSON.stringify(asked)).toContain('"count":2,');
});

test('nobody leaves who never came in, nor twice', async () => {
  const asked = answerAtOnce();
  const never = await openDoor([], 'exit');
  await never.door.choose(never.ticket);
  const left = await openDoor([{}, { kind: 'exit' }], 'exit');
  await left.door.choose(left.ticket);
  expect([...never.heard(), ...left.heard()]).toEqual(['attention', 'attention']);
  expect(JSON.stringify(asked)).not.toContain('enqueueScan');
});

test('whoever a phone for exits did not see come in enters after all, or leaves', async () => {
  const asked = answerAtOnce();
  const { door, heard, ticket } = await openDoor([], 'exit');
  const shown = { verdict: { ticket }, claims: null, code: null, direction: 'exit' } as const;
  await door.again(shown, { cameElsewhere: true });
  await expect.poll(() => JSON.stringify(asked)).toContain('"kind":"exit"');
  await door.again(shown, { towards: 'entry' });
  await expect.poll(() => JSON.stringify(asked)).toContain('"kind":"entry"');
  expect(heard()).toEqual(['exit', 'ok']);
});

test('an entry that is undone takes its own verdict off the screen, and not that of the next ticket', async () => {
  answerAtOnce();
  vi.stubGlobal('document', new EventTarget());
  const { doorData, ticket } = await openDoor();
  const next = { ...ticket, uuid: '0193f5a0-0000-7000-8000-000000000006', name: 'Dominique Vidal' };
  const door = mounted(() => useDoor(optionsOf(doorData)));
  const undo = (uuid: string) => act(() => door().undo({ uuid: 'entry', ticket: uuid }));
  await act(() => door().choose(next));
  await undo(ticket.uuid);
  expect(door().shown?.verdict.ticket?.name).toBe('Dominique Vidal');
  await undo(next.uuid);
  expect(door().shown).toBeNull();
});

test('two scans and their keys keep their order, though the server’s clock is measured anew between them', async () => {
  const asked = answerAtOnce();
  vi.stubGlobal('document', new EventTarget());
  const { doorData, ticket } = await openDoor();
  let clockOffset = 0;
  const door = mounted(() => useDoor({ ...optionsOf(doorData), clockOffset }));
  clockOffset = 4_000;
  await act(() => door().choose(ticket));
  store.set(syncAtom, { ...store.get(syncAtom), clockOffset });
  await act(() => door().choose({ ...ticket, uuid: '0193f5a0-0000-7000-8000-000000000006' }));
  const sent = [...JSON.stringify(asked).matchAll(/"at":"([^"]+)".*?"key":"([^"]+)"/g)];
  const [times, keys] = [1, 2].map((part) => sent.map((found) => found[part]));
  expect(times).toHaveLength(2);
  expect(times).toEqual(times?.toSorted());
  expect(keys).toEqual(keys?.toSorted());
});

/** The data worker keeps what it is given; returns what it was asked. */
function answerAtOnce(): readonly unknown[] {
  const asked: unknown[] = [];
  worker.addEventListener('message', ({ data }) => {
    asked.push(data);
    const value = { ok: true, value: { key: '0193f5a0-0000-7000-8000-000000000005', at: new Date() } };
    worker.postMessage({ id: data.id, type: 'RAW', value });
  });
  worker.start();
  return asked;
}

async function openDoor(scans: readonly Partial<DoorScanRow>[] = [], direction: Direction = 'entry') {
  const door = await doorWithTicket(scans);
  return { ...doorOf(door.doorData, direction), ...door };
}

const optionsOf = (
  doorData: DoorData,
  direction: Direction = 'entry',
  play: (verdict: VerdictClass) => void = () => undefined,
) => ({
  doorData,
  device: { uuid: '0193f5a0-0000-7000-8000-000000000004', name: 'Porte A' },
  staff: 'Claire',
  direction,
  sounds: { play },
  clockOffset: 0,
});

function doorOf(doorData: DoorData, direction: Direction) {
  const verdicts: VerdictClass[] = [];
  const doors: ReturnType<typeof useDoor>[] = [];
  function Screen() {
    doors.push(useDoor(optionsOf(doorData, direction, (verdict) => void verdicts.push(verdict))));
    return null;
  }
  renderToStaticMarkup(<Screen />);
  return { door: must(doors[0], 'the door'), heard: () => verdicts };
}

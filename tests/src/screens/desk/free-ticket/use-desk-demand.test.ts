import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Result, fail, succeed } from '#common/base/result';
import type { Failure } from '#worker/api';
import { startDataWorker } from '../../../../../src/bridge/data-worker';
import { useDeskDemand } from '../../../../../src/screens/desk/free-ticket/use-desk-demand';
import { openSession } from '../../../../../src/state/session';
import { mounted } from '../../../mounted';
import { sessionOfColette, storageInMemory } from '../../../state/sessions';

const member = {
  uuid: '0190a000-0000-7000-8000-000000000001',
  slug: 'lucien-bonnafous',
  name: 'Bonnafous',
  firstname: 'Lucien',
};
const dateUuid = '0190a000-0000-7000-8000-00000000000d';

const silence = fail<Failure>({ kind: 'no-answer', error: null, status: null });
const taken = fail<Failure>({
  kind: 'refused',
  error: { code: 'already-exists', message: 'Ceci existe déjà.' },
  status: 409,
});

type Answer = Result<unknown, Failure>;
interface Body {
  readonly uuid: string;
}

/** What the server was asked to create, and how it answers. */
let sent: Body[];
let created: (body: Body) => Answer;
let read: () => Answer;

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
  vi.stubGlobal('sessionStorage', storageInMemory());
  vi.stubGlobal('indexedDB', {});
  openSession(sessionOfColette(new Date(), 'ROLE_SECRETAIRE'));
  sent = [];
  const { port1, port2 } = new MessageChannel();
  port2.addEventListener('message', ({ data }) => {
    const [call, given] = (data.argumentList as { value: unknown }[]).map(({ value }) => value);
    const answer = () => {
      if (call === 'readFreeTicketDemand') return read();
      if (call !== 'createOfficeFreeTicketDemand') return null;
      const { body } = given as { body: Body };
      sent.push(body);
      return created(body);
    };
    port2.postMessage({ id: data.id, type: 'RAW', value: answer() });
  });
  port2.start();
  startDataWorker({
    open: () => Object.assign(port1, { terminate: () => port1.close() }) as unknown as Worker,
  });
  return () => port1.close();
});

const form = () => mounted(() => useDeskDemand('le-dindon'));
type Form = ReturnType<typeof form>;

const send = (on: Form) => act(async () => on().send());

/** Types a demand whose answer is lost, and loads the page again. */
async function afterLostAnswer(): Promise<Form> {
  const before = form();
  act(() => before().chooseMember(member));
  act(() => before().typed.change({ dateUuid, note: 'Pour la couturière.' }));
  created = () => silence;
  expect(await send(before)).toEqual(silence);
  return form();
}

describe('a demand for somebody, whose answer was lost with the page', () => {
  it('stands in the form again', async () => {
    const after = await afterLostAnswer();
    expect(after().typed.isResumed).toBe(true);
    expect(after().typed.value).toMatchObject({
      member,
      dateUuid,
      names: ['Lucien Bonnafous'],
      note: 'Pour la couturière.',
    });
  });

  it('is the same demand when it is sent again', async () => {
    const after = await afterLostAnswer();
    const demand = { ...sent[0], owner: member, state: { code: 'EN_ATTENTE' } };
    created = () => taken;
    read = () => succeed(demand);
    expect(await send(after)).toEqual(succeed(demand));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('is another one once other names are typed, after being told that the first had arrived', async () => {
    const after = await afterLostAnswer();
    const demand = { ...sent[0], owner: member, state: { code: 'EN_ATTENTE' } };
    act(() => after().typed.change({ names: ['Odile Kerbrat'] }));
    created = () => taken;
    read = () => succeed(demand);
    expect(await send(after)).toEqual(taken);
    expect(after().earlier).toEqual(demand);
    created = (body) => succeed(body);
    expect(await send(after)).toMatchObject({ ok: true, value: { names: ['Odile Kerbrat'] } });
    expect(sent[2]?.uuid).not.toBe(sent[0]?.uuid);
    expect(after().earlier).toBeNull();
  });
});

describe('the name on the first seat', () => {
  it('is that of the member who is chosen, unless another was typed', () => {
    const shown = form();
    act(() => shown().chooseMember(member));
    expect(shown().typed.value.names).toEqual(['Lucien Bonnafous']);
    act(() => shown().chooseMember(null));
    expect(shown().typed.value.names).toEqual(['']);
    act(() => shown().typed.change({ names: ['Odile Kerbrat'] }));
    act(() => shown().chooseMember(member));
    expect(shown().typed.value.names).toEqual(['Odile Kerbrat']);
  });
});

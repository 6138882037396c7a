import { describe, expect, test } from 'vitest';
import { openDevice } from '#mirror/device';
import { noteRenewal } from '#worker/session/door-key';
import { entryScan, error, openAsColette, session } from '../worker-stage';

const scopes = ['contenu', 'billetterie', `user:${session.user.uuid}`];

/** A phone that Colette armed, beside a server that says whether it was disarmed. */
async function openPhone() {
  const office = { disarmed: false, meanwhile: async () => {} };
  const opened = await openAsColette({
    'POST /api/devices': ({ body }) => ({
      status: 201,
      body: { ...(body as object), key: 'clef', expiresAt: '2026-11-28T20:30:00+01:00' },
    }),
    'POST /api/scans': () => ({ status: 503, body: error('unavailable') }),
    'DELETE /api/devices/*': async () => {
      await office.meanwhile();
      return { status: 204 };
    },
    'DELETE /api/authtokens/*': () => ({ status: 204 }),
    'POST /api/changes': () => ({
      status: 200,
      body: {
        cursors: { public: 'c1', mine: 'c1' },
        scopes,
        serverNow: '2026-11-21T20:30:00+01:00',
        ...(office.disarmed && { disarmed: true }),
      },
    }),
  });
  const told = () => {
    const text = opened.sentTo('POST', '/api/changes').at(-1)?.headers.get('X-Door') ?? null;
    return text === null ? null : JSON.parse(text);
  };
  return { ...opened, office, told };
}

const scan = entryScan();

describe('a phone', () => {
  test('tells nothing of itself before it is a door', async () => {
    const { worker, told } = await openPhone();
    await worker.synchronise();
    expect(told()).toBeNull();
  });

  test('tells with each pull how old its mirror is and how many scans wait, also once nobody is logged in', async () => {
    const { worker, told } = await openPhone();
    await worker.armDevice('Porte A');
    await worker.enqueueScan(scan);
    await worker.logout();
    await worker.synchronise();
    expect(told()).toEqual({ key: 'clef', mirroredAt: '2026-11-21T20:30:00+01:00', waiting: 1 });
  });

  test('that its own person disarmed tells nothing any more', async () => {
    const { worker, told, state } = await openPhone();
    await worker.armDevice('Porte A');
    await worker.disarmDevice();
    await worker.synchronise();
    expect(told()).toBeNull();
    expect(state()).toMatchObject({ device: null, disarmedDoor: null });
  });
});

test('a phone that is disarmed keeps what the server said of its key meanwhile', async () => {
  const { worker, office, surroundings } = await openPhone();
  const device = openDevice(surroundings.storage);
  const renewed = new Date('2026-12-05T20:30:00+01:00');
  await worker.armDevice('Porte A');
  office.meanwhile = () => noteRenewal(device, 'clef', renewed);
  await worker.disarmDevice();
  expect(await device.fact('armed')).toMatchObject({ device: { disarmed: true, expiresAt: renewed } });
});

describe('a phone that the office disarmed', () => {
  test('is no door any more from its next contact on, and says which it was', async () => {
    const { worker, office, state } = await openPhone();
    await worker.armDevice('Porte A');
    await worker.synchronise();
    expect(state()).toMatchObject({ device: { name: 'Porte A' }, disarmedDoor: null });
    office.disarmed = true;
    await worker.synchronise();
    expect(state()).toMatchObject({ device: null, disarmedDoor: 'Porte A' });
  });

  test('goes on telling its key, by which the server knows what it may not have', async () => {
    const { worker, office, told } = await openPhone();
    await worker.armDevice('Porte A');
    office.disarmed = true;
    await worker.synchronise();
    await worker.synchronise();
    expect(told()).toMatchObject({ key: 'clef' });
  });

  test('is a door again when the server says so', async () => {
    const { worker, office, state } = await openPhone();
    await worker.armDevice('Porte A');
    office.disarmed = true;
    await worker.synchronise();
    await worker.armDevice('Porte B');
    office.disarmed = false;
    await worker.synchronise();
    expect(state()).toMatchObject({ device: { name: 'Porte B' }, disarmedDoor: null });
  });
});

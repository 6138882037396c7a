import { create } from 'superstruct';
import { wholeSecond } from '#common/base/paris-time';
import { type Result, fail, succeed } from '#common/base/result';
import { uuidV7 } from '#common/base/uuid';
import { type ArmedDevice, armedDevice } from '#common/contract/tickets/device';
import type { PersonReference } from '#common/contract/people/user';
import type { Device, OutboxScan } from '#mirror/device';
import type { Failure } from '../api';
import type { NewScan } from '../saves';
import { failureOf, noSession } from '../http/failure';
import type { Server } from '../http/server';
import { type AuthorisedAnswer, sendAs } from '../session/authorised';
import { noteDisarmed } from '../session/door-key';
import type { SessionManager } from '../session/session-manager';
import type { Surroundings } from '../base/surroundings';

const DEADLINE = 8_000;

export interface DoorNeeds {
  readonly surroundings: Surroundings;
  /** The estimated server time, in milliseconds; keys contain it. */
  readonly correctedNow: () => number;
  readonly device: Device;
  readonly server: Server;
  readonly keeper: SessionManager;
}

/** This device's UUID, generated once. */
export function identity({
  device,
  surroundings,
}: Pick<DoorNeeds, 'device' | 'surroundings'>): Promise<string> {
  return device.database.transaction('rw', device.facts, async () => {
    const known = await device.fact('identity');
    if (known !== undefined) return known.uuid;
    const uuid = uuidV7(surroundings.now(), surroundings.random(10));
    await device.facts.put({ name: 'identity', uuid });
    return uuid;
  });
}

/** Arms this phone as a door: the server issues a key that outlives sessions. */
export async function armDevice(needs: DoorNeeds, name: string): Promise<Result<ArmedDevice, Failure>> {
  const person = needs.keeper.current()?.user.uuid;
  if (person === undefined) return fail(noSession);
  const uuid = await identity(needs);
  const answer = await sendAs(needs, person, { call: 'armDevice', body: { uuid, name }, deadline: DEADLINE });
  if (answer.kind !== 'done') return fail(reasonOf(answer));
  const armed = create(answer.value, armedDevice);
  await needs.device.facts.put({ name: 'armed', device: { ...armed, disarmed: false } });
  await needs.device.scans.where('state').equals('park').modify({ state: 'queued' });
  return succeed(armed);
}

/** Disarms this phone. Its key is kept to send its earlier scans. */
export async function disarmDevice(needs: DoorNeeds): Promise<Result<null, Failure>> {
  const person = needs.keeper.current()?.user.uuid;
  const armed = (await needs.device.fact('armed'))?.device;
  if (armed === undefined) return succeed(null);
  if (person === undefined) return fail(noSession);
  const answer = await sendAs(needs, person, {
    call: 'disarmDevice',
    params: { uuid: armed.uuid },
    deadline: DEADLINE,
  });
  const isUnknown = answer.kind === 'refused' && answer.error.code === 'not-found';
  if (answer.kind !== 'done' && !isUnknown) return fail(reasonOf(answer));
  await noteDisarmed(needs.device, armed.key);
  return succeed(null);
}

const reasonOf = (answer: AuthorisedAnswer): Failure =>
  answer.kind === 'session-ended' ? noSession : failureOf(answer);

/** Stores a scan under the next number, unless it is stored under its key already; resolves when it is durable. */
export function enqueueScan(
  { surroundings, correctedNow, device, keeper }: DoorNeeds,
  scan: NewScan,
  deviceUuid: string,
): Promise<OutboxScan> {
  const user = keeper.current()?.user;
  return device.database.transaction('rw', [device.facts, device.scans], async () => {
    const { key = uuidV7(correctedNow(), surroundings.random(10)) } = scan;
    const [known, armed, last] = await Promise.all([
      device.scans.get(key),
      device.fact('armed'),
      device.fact('last-seq'),
    ]);
    if (known !== undefined) return known;
    const seq = (last?.seq ?? 0) + 1;
    const added: OutboxScan = {
      key,
      seq,
      scan: {
        key,
        dateUuid: scan.dateUuid,
        device: deviceUuid,
        seq,
        kind: scan.kind,
        count: scan.count,
        at: wholeSecond(scan.at),
        ...(scan.ticket !== null && { ticket: scan.ticket }),
        ...(scan.code !== null && { code: scan.code }),
        ...(scan.undoes !== null && { undoes: scan.undoes }),
        ...(scan.paid !== false && { paid: true, means: scan.paid }),
        ...(scan.amount !== undefined && { amount: scan.amount }),
        ...(user !== undefined && { by: user.uuid }),
      },
      deviceName: armed?.device.name ?? '',
      author: user === undefined ? null : referenceOf(user),
      at: new Date(surroundings.now()),
      state: 'queued',
    };
    await device.facts.put({ name: 'last-seq', seq });
    await device.scans.add(added);
    return added;
  });
}

/** The fields by which rows refer to a person. */
export function referenceOf({ uuid, slug, name, firstname }: PersonReference): PersonReference {
  return { uuid, slug, name, firstname };
}

import { create } from 'superstruct';
import { encodeWire } from '#common/base/wire';
import { type ScanWrite, scanWrite, scansRequest } from '#common/contract/tickets/door';
import type { User } from '#common/contract/people/user';
import { doorAudience, doorKeyAudience } from '#common/rules/audience';
import { type ModelContext, Refusal, fieldOf, freshUuid, scopesOfUser, thisSecond } from './model-context';
import type { ModelCaller } from './model-sessions';
import type { Effect } from './world-server';

const HOUR = 3_600_000;

/** An evening in two hours with five guests. Returns its date and their tickets. */
export function openDoor(model: ModelContext) {
  const { feed } = model;
  const date = new Date(thisSecond(model).getTime() + 2 * HOUR);
  const audience = doorAudience({ date });
  const dateUuid = freshUuid(model);
  feed.put('door-dates', dateUuid, doorDate(dateUuid, date), audience);
  const key = freshUuid(model);
  feed.put('door-keys', key, { uuid: key, kid: 'k', x: 'x', y: 'y' }, doorKeyAudience);
  const tickets = [1, 2, 3, 4, 5].map((rank) => {
    const ticket = freshUuid(model);
    feed.put('door-tickets', ticket, doorTicket(ticket, dateUuid, rank), audience);
    return ticket;
  });
  return { dateUuid, tickets, audience };
}

export function armPhone(model: ModelContext, body: unknown, user: User | null): string {
  if (user === null) throw new Refusal('no-session');
  if (!scopesOfUser(user).includes('billetterie')) throw new Refusal('missing-role');
  const uuid = fieldOf(body, 'uuid');
  const key = freshUuid(model);
  model.state.doors.set(key, uuid);
  return encodeWire({ uuid, name: 'Porte', key, expiresAt: new Date(model.now() + 7 * 24 * HOUR) });
}

export function demandScanRight({ user, device }: ModelCaller): void {
  if (device === null && user === null) throw new Refusal('no-session');
  if (device === null && (user === null || !scopesOfUser(user).includes('billetterie')))
    throw new Refusal('missing-role');
}

interface Door {
  readonly audience: ReturnType<typeof doorAudience>;
  readonly sender: Omit<Effect, 'key'>;
}

export function takeScans(model: ModelContext, body: unknown, { audience, sender }: Door): string {
  const { scans } = create(body, scansRequest);
  return encodeWire({
    results: scans.map((scan) => takeScan(model, create(scan, scanWrite), { audience, sender })),
  });
}

function takeScan({ feed, state }: ModelContext, scan: ScanWrite, { audience, sender }: Door) {
  const result = { key: scan.key, status: 'accepted', verdict: 'OK' } as const;
  if (feed.row('door-scans', scan.key) !== null) return result;
  state.effects.push({ key: scan.key, ...sender });
  const { key, by: _by, ...fields } = scan;
  const row = {
    ...fields,
    uuid: key,
    ticket: scan.ticket ?? null,
    deviceName: 'Porte',
    count: scan.count ?? 1,
    by: 'la billetterie',
    status: 'accepted',
  };
  feed.put('door-scans', key, row, audience);
  return result;
}

const doorDate = (uuid: string, date: Date) => ({
  uuid,
  showTitle: 'Le Dindon',
  showSlug: 'le-dindon',
  locationName: 'Salle des fêtes',
  date,
  doorsOpenAt: new Date(date.getTime() - HOUR),
  doorsCloseAt: date,
  maxPlaces: 100,
  bookedPlaces: 5,
  reEntry: true,
  payAtDoor: true,
  rehearsal: false,
  freeParticipation: false,
  prices: [],
});

const doorTicket = (uuid: string, dateUuid: string, rank: number) => ({
  uuid,
  dateUuid,
  kind: 'free',
  name: `Invité ${rank}`,
  seats: 1,
  categories: [{ name: 'Invitation', count: 1 }],
  generated: true,
  amountDue: 0,
});

import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import { totalOf } from '#common/rules/booking';
import { type OutboxWrite, openOutbox } from '#mirror/outbox';
import { saleThing } from './counter-acts';
import type { FakeBrowser } from './fake-browser';
import { whileRunning } from './kept';
import type { LedgerEntry } from './ledger';
import { troupe } from './troupe';
import type { World } from './world';

interface Found {
  readonly entry: LedgerEntry;
  readonly write: OutboxWrite | undefined;
}

/** What must hold of a counter, besides what holds of every write. */
export async function counterFaults(world: World): Promise<string[]> {
  const { ledger, server, scheduler, browsers } = world;
  const orders = await scheduler.outside(() => server.orders());
  const faults: string[] = [];
  for (const browser of browsers) {
    const writes = await readWrites(world, browser);
    const found = ledger
      .entries()
      .filter(({ device, isScan }) => device === browser.name && !isScan)
      .map((entry) => ({ entry, write: writes.find(({ key }) => key === entry.key) }));
    const sales = new Set(found.flatMap(({ entry }) => entry.sale?.write.body.uuid ?? []));
    for (const uuid of sales)
      faults.push(
        ...saleFaults(
          world,
          uuid,
          found.filter(({ entry }) => entry.sale?.write.body.uuid === uuid),
          orders.filter((order) => order.uuid === uuid),
        ),
      );
    faults.push(...found.flatMap((one) => companyFaults(one, found)), ...waitingFaults(browser, writes));
  }
  for (const { thing, key } of ledger.twins()) faults.push(`${thing} was saved once more, as ${key}`);
  return [...faults, ...numberFaults(orders, server.tickets.length)];
}

/** The writes of everybody on this phone. */
async function readWrites(world: World, { storage }: FakeBrowser): Promise<readonly OutboxWrite[]> {
  const all: OutboxWrite[] = [];
  for (const { uuid } of troupe) {
    const outbox = openOutbox(uuid, storage);
    const own = await whileRunning(world, Promise.resolve(outbox.writes.toArray()));
    all.push(...own);
    outbox.database.close();
  }
  return all;
}

/** Everybody was there since faults stopped: what still waits, waits for a right, in its own lane. */
function waitingFaults({ name }: FakeBrowser, writes: readonly OutboxWrite[]): string[] {
  const waitsForRight = ({ lane, seq, author }: OutboxWrite) =>
    writes.some(
      (one) =>
        one.lane === lane && one.author?.uuid === author?.uuid && one.seq < seq && one.state === 'park',
    );
  return writes
    .filter((write) => write.state === 'queued' && !waitsForRight(write))
    .map(({ call, key, lane }) => `${name}: ${call} ${key} still waits in ${lane}`);
}

/** A sale ends as one order, or as one refusal that somebody sees, or gave up. */
function saleFaults(
  { ledger }: World,
  uuid: string,
  found: readonly Found[],
  orders: readonly TicketOrder[],
): string[] {
  const name = saleThing(uuid);
  const isRefused = ({ write }: Found) => write?.state === 'attend' || write?.state === 'conflict';
  const refusals = found.filter(isRefused);
  const isOver = (one: Found) =>
    ['attend', 'conflict', 'discarded', 'park', 'queued'].includes(one.write?.state ?? '') ||
    ledger.wasEvicted(one.entry) ||
    ledger.isGivenUp(one.entry.device, one.entry.thing);
  // Refused in a restored server, a sale may be there from another phone's resend.
  const ends = orders.length + (ledger.wasRestored() ? 0 : refusals.length);
  return [
    ...(ends > 1 ? [`${name} ended as ${orders.length} orders and ${refusals.length} refusals`] : []),
    ...(orders.length === 0 && !found.some(isOver) ? [`${name} is neither sold nor refused`] : []),
    ...orders
      .filter(({ seats, total }) => totalOf(seats) !== total || !ledger.totalsTried(uuid).includes(total))
      .map(() => `${name} was sold with other words`),
  ];
}

/** Only what is about the same thing goes along with a refusal, or is given up with it. */
function companyFaults({ entry, write }: Found, all: readonly Found[]): string[] {
  if (write?.with === undefined) return [];
  const leader = all.find((one) => one.entry.key === write.with);
  if (leader === undefined || leader.entry.thing === entry.thing) return [];
  return [`${entry.device}: ${entry.key} (${entry.thing}) went with the refusal of ${leader.entry.thing}`];
}

/** A date's tickets are numbered without a hole, each number once; its other tickets have the first numbers. */
function numberFaults(orders: readonly TicketOrder[], others: number): string[] {
  const sorted = [...orders].sort((one, other) => (one.firstNumber ?? 0) - (other.firstNumber ?? 0));
  return sorted.flatMap(({ uuid, firstNumber }, rank) => {
    const before = sorted[rank - 1]?.lastNumber ?? others;
    return firstNumber === before + 1 ? [] : [`${saleThing(uuid)} has number ${firstNumber} after ${before}`];
  });
}

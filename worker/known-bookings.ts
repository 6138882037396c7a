import { type Result, succeed } from '#common/base/result';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/is-allowed';
import { type DeviceBooking, VISITOR } from '#mirror/outbox';
import type { Failure } from './api';
import { ask } from './ask';
import type { Engine } from './engine';
import { keepBooking, keepOwnBookings, renewBooking } from './queue/device-bookings';

/*
 * What this device knows of bookings: in the visitors' outbox those made or opened here, in a person's those of their
 * account, which the next user of this device does not see.
 */

const A_DAY = 24 * 3_600_000;

/** Stores a booking that was read, wherever this device has it; among the visitors' if it is new here. */
export async function keepOpened(engine: Engine, booking: DeviceBooking): Promise<Result<null, Failure>> {
  const person = engine.keeper.current()?.user.uuid;
  const outboxes = [engine.outboxOf(VISITOR), ...(person === undefined ? [] : [engine.outboxOf(person)])];
  const having = await Promise.all(
    outboxes.map(async (one) => ((await one.bookings.get(booking.uuid)) === undefined ? [] : [one])),
  );
  const found = having.flat();
  for (const outbox of found.length > 0 ? found : outboxes.slice(0, 1))
    await keepBooking(outbox, booking, new Date(engine.correctedNow()));
  return succeed(null);
}

/**
 * Reads anew the bookings that were made or opened here, until the day after theirs, and those of the account of whoever is
 * logged in. One that the server does not know stays as it was last seen.
 */
export async function refreshBookings(engine: Engine): Promise<Result<null, Failure>> {
  const now = new Date(engine.correctedNow());
  const here = engine.outboxOf(VISITOR);
  const kept = await here.bookings
    .where('date')
    .above(new Date(now.getTime() - A_DAY))
    .toArray();
  for (const { uuid } of kept) {
    const read = await ask(engine, 'readBooking', { params: { uuid } });
    if (read.ok) await renewBooking(here, read.value, now);
    else if (read.failure.error?.code !== 'not-found') return read;
  }
  const person = engine.keeper.current()?.user;
  const roles = person && new Set(person.habilitations.map(({ code }) => code));
  if (person === undefined || !isAllowed(permissions.profile, roles ?? null)) return succeed(null);
  const own = await ask(engine, 'listOwnBookings', {});
  if (!own.ok) return own;
  // Whoever left meanwhile leaves nothing behind.
  if (engine.keeper.current()?.user.uuid !== person.uuid) return succeed(null);
  await keepOwnBookings(engine.outboxOf(person.uuid), own.value);
  return succeed(null);
}

/** Deletes the bookings that were made or opened here. */
export async function forgetBookings(engine: Engine): Promise<Result<null, Failure>> {
  await engine.outboxOf(VISITOR).bookings.clear();
  return succeed(null);
}

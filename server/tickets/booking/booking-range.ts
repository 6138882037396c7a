import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { earlier } from '#common/base/paris-time';
import { must } from '#common/base/must';
import type { WriteTransaction } from '../../platform/database/transaction';
import { publicRangeOf } from '../../platform/guard/limit';
import { newToken } from '../../platform/guard/secret-token';
import { CallError } from '../../platform/http/call-error';
import type { Caller } from '../../platform/http/handler';
import type { StoredShowDate } from '../../agenda/show/show-repository';

/*
 * A rented server has hundreds of addresses of one range, and could fill a hall under mail addresses that it made up. So
 * of one range, and of addresses that nobody confirmed, only some seats are given at once; a booking beyond them waits
 * until the button behind the link in its letter is pressed. Honest people of a crowded range press it: nobody is refused.
 */

const SEATS_AT_ONCE = 20;
const CONFIRM_MINUTES = 30;

/**
 * What a booking's range is stored as: it only says which other bookings of the date came from there. Null for one that
 * is not counted: of an account, or from this machine or a private network.
 */
export function countedRange({ person, address }: Caller, dateUuid: string): string | null {
  const range = person === null ? publicRangeOf(address) : null;
  return range && createHash('sha256').update(`${dateUuid} ${range}`).digest('base64url');
}

/** Whether so many seats of unconfirmed addresses are too many for one range. */
export const isTooManyOfRange = (
  seats: number,
  { max_places }: Pick<StoredShowDate, 'max_places'>,
): boolean => seats > Math.max(SEATS_AT_ONCE, max_places / 4);

/** The seats of the show date `d` that a range has now, under addresses that nobody confirmed. */
export const seatsOfRange = (range: string | null, now: Date, except: string | null = null) => sql<number>`
  seats_of_range(d.uuid, ${range}::text, ${now}::timestamptz, ${except}::uuid)`;

/** Whether a booking of a locked date would have too many seats for its range, if it had so many. */
export async function wouldBeTooMany(
  { database, now }: WriteTransaction,
  { uuid, network_range }: { readonly uuid: string; readonly network_range: string | null },
  date: StoredShowDate,
  seats: number,
): Promise<boolean> {
  if (network_range === null) return false;
  const { rows } = await sql<{ others: number }>`
    select ${seatsOfRange(network_range, now, uuid)} as others from show_dates d where d.uuid = ${date.uuid}`.execute(
    database,
  );
  return isTooManyOfRange(must(rows[0], 'the locked date').others + seats, date);
}

/** What is stored of a booking whose address is to be confirmed. */
export const toBeConfirmed = (now: Date, date: Pick<StoredShowDate, 'closing_date'>) => ({
  state: 'PROPOSEE' as const,
  offered_until: confirmationEnds(now, date.closing_date),
  proof: newToken(),
});

/** Until when an address can be confirmed: for half an hour, or until booking ends if that is sooner. */
export const confirmationEnds = (now: Date, closingDate: Date): Date =>
  earlier(new Date(now.getTime() + CONFIRM_MINUTES * 60_000), closingDate);

/** What is stored of a booking whose address was confirmed: it no longer counts. */
export const confirmedAddress = { network_range: null, proof: null } as const;

/**
 * Whether somebody who changes a booking has the letter that asks to confirm its address. Throws `wrong-state` where they
 * should have it, and have not.
 */
export function isProven(
  { proof }: { readonly proof: string | null },
  confirmation: string | undefined,
): boolean {
  if (proof === null) return false;
  if (confirmation !== proof)
    throw new CallError('wrong-state', {
      message: 'Ouvrez le mail que vous avez reçu, et appuyez sur «\u00a0Confirmer ma réservation\u00a0».',
    });
  return true;
}

/** The error for more seats in a booking than its range may have at once: another booking can be confirmed by mail. */
export const tooManyOfRange = () =>
  new CallError('wrong-state', {
    message:
      'Beaucoup de places sont déjà réservées depuis votre réseau. Pour en prendre d’autres, faites une autre réservation\u00a0: vous la confirmerez par mail.',
  });

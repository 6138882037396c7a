import { sql } from 'kysely';
import type { MailKind } from '../../platform/mail/mail-repository';

const ENDS = ['booking-cancelled', 'booking-offer-over'] as const;
const EVENINGS = ['booking-moved', 'booking-evening', ...ENDS] as const;
const WHOLE = ['booking-confirmed', 'booking-changed', 'booking-again', ...EVENINGS] as const;

/**
 * For each kind of letter about a booking, those that say as much of the booking when they leave later. What has changed of
 * an evening only another letter about that says; the association's own words, no other letter.
 */
export const overtaking: ReadonlyMap<string, readonly MailKind[]> = new Map<MailKind, readonly MailKind[]>([
  ['booking-confirmed', WHOLE],
  ['booking-changed', WHOLE],
  ['booking-again', WHOLE],
  ['booking-waiting', WHOLE],
  ['booking-offer', WHOLE],
  ['booking-offer-sooner', WHOLE],
  // Only it brings the secret that confirms the booking.
  ['booking-to-confirm', ['booking-confirmed', ...ENDS]],
  ['booking-reminder', WHOLE],
  ['booking-moved', EVENINGS],
  ['booking-evening', EVENINGS],
]);

/** The same as pairs of an earlier and a later kind. */
export const overtakings = sql.join(
  [...overtaking].flatMap(([earlier, kinds]) => kinds.map((later) => sql`(${earlier}, ${later})`)),
);

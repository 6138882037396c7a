import { sql } from 'kysely';
import type { AnnouncedEvening } from '#common/rules/announced-evening';
import type { MailOccasion } from '../database/tables/mail-tables';
import type { WriteTransaction } from '../database/transaction';
import { forgotten } from './mail-repository';

type Change = Extract<MailOccasion, { of: 'evening' }>;
type StoredEvening = Change['before'];

/** What is stored with a mail that tells of a changed evening. */
export const changeFrom = (before: AnnouncedEvening): Change => ({
  of: 'evening',
  before: { ...before, date: before.date.toISOString() },
});

/** The evening before the change of which such a mail tells. */
export const eveningBefore = ({ before }: { readonly before: StoredEvening }): AnnouncedEvening => ({
  ...before,
  date: new Date(before.date),
});

/**
 * Gives up the waiting mails that tell of a changed evening, since a new one will tell of all that changed. Returns the
 * evening as their reader still knows it; undefined if none waits.
 * @param about the booking, or the owner and the date of free tickets
 */
export async function takeUnreadChange(
  { database, now }: WriteTransaction,
  about: { readonly booking_uuid: string } | { readonly user_uuid: string; readonly date_uuid: string },
): Promise<AnnouncedEvening | undefined> {
  const waiting = await database
    .selectFrom('mails')
    .select(['uuid', 'occasion'])
    .where(({ and }) => and({ ...about }))
    .where('try_after', 'is not', null)
    .where(sql<boolean>`occasion ->> 'of' = 'evening'`)
    .orderBy('created_at')
    .forUpdate()
    .execute();
  for (const { uuid } of waiting)
    await database
      .updateTable('mails')
      .set({ ...forgotten, dropped_at: now, drop_reason: 'state-changed' })
      .where('uuid', '=', uuid)
      .execute();
  const [first] = waiting;
  return first?.occasion?.of === 'evening' ? eveningBefore(first.occasion) : undefined;
}

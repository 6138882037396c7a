import type { bookingDesk } from './booking-desk';

/** Lets all letters of the box office have left now. */
export async function lettersLeft(desk: Pick<ReturnType<typeof bookingDesk>, 'site' | 'now'>): Promise<void> {
  await desk
    .site()
    .database.updateTable('mails')
    .set({ sent_at: desk.now(), try_after: null })
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .execute();
}

import type { WriteTransaction } from '../../platform/database/transaction';

/**
 * The next consecutive ticket numbers of a date; no number is ever reused. The date must be locked.
 * @param count how many, at least 1
 * @returns the first and the last of them
 */
export async function takeTicketNumbers(
  { database }: WriteTransaction,
  dateUuid: string,
  count: number,
): Promise<{ readonly first: number; readonly last: number }> {
  const { last_ticket_number: last } = await database
    .updateTable('show_dates')
    .set((is) => ({ last_ticket_number: is('last_ticket_number', '+', count) }))
    .where('uuid', '=', dateUuid)
    .returning('last_ticket_number')
    .executeTakeFirstOrThrow();
  return { first: last - count + 1, last };
}

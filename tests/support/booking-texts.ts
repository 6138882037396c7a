import { must } from '#common/base/must';
import type { bookingDesk } from './booking-desk';

/** The letters about bookings, as they were written. */
export const bookingTexts = (desk: ReturnType<typeof bookingDesk>) => ({
  /** The subject and text of a booking's newest letter of a kind; no-break spaces are read as plain ones. */
  textOf: async (bookingUuid: string, kind: string): Promise<string> => {
    const mail = await desk
      .site()
      .database.selectFrom('mails')
      .select(['subject', 'text'])
      .where('booking_uuid', '=', bookingUuid)
      .where('kind', '=', kind)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    const { subject, text } = must(mail, 'a letter');
    return `${subject}\n${text ?? ''}`.replace(/[\u00a0\u202f]/g, ' ');
  },
});

import { tellBookers } from '../../tickets/booking/booking-announcements';
import { allParts } from '../../platform/database/one-by-one';
import { tellTicketOwners } from '../../tickets/free-ticket/free-ticket-announcements';
import { EACH_MINUTE, type Job } from '../../platform/jobs/job';

/** Mails whoever holds seats of an evening that has moved or changed, with new tickets. */
export const movedBookings = {
  name: 'moved-bookings',
  cron: EACH_MINUTE,
  run: (database) =>
    allParts({ told: () => tellBookers(database), ticketOwners: () => tellTicketOwners(database) }),
} satisfies Job;

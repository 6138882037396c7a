import { tellBookers } from '../booking/booking-told';
import { tellTicketOwners } from '../free-ticket/free-ticket-told';
import { EACH_MINUTE, type Job } from './job';

/** Mails whoever holds seats of an evening that has moved or changed, with new tickets. */
export const movedBookings = {
  name: 'moved-bookings',
  cron: EACH_MINUTE,
  run: async (database) => ({
    told: await tellBookers(database),
    ticketOwners: await tellTicketOwners(database),
  }),
} satisfies Job;

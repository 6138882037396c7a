import { tellBookers } from '../booking/booking-told';
import { allParts } from '../database/one-by-one';
import { tellTicketOwners } from '../free-ticket/free-ticket-told';
import { EACH_MINUTE, type Job } from './job';

/** Mails whoever holds seats of an evening that has moved or changed, with new tickets. */
export const movedBookings = {
  name: 'moved-bookings',
  cron: EACH_MINUTE,
  run: (database) =>
    allParts({ told: () => tellBookers(database), ticketOwners: () => tellTicketOwners(database) }),
} satisfies Job;

import { appearedPlays } from '../../agenda/show/appeared-plays';
import { bookingReminders } from '../../tickets/booking/booking-reminders';
import { bookingThanks } from '../../tickets/booking/booking-thanks-job';
import { emptyTrash } from '../../content/trash/empty-trash';
import { expiredTokens, oldBookings, oldRecords } from './housekeeping';
import type { Job } from '../../platform/jobs/job';
import { freedSeats } from '../../tickets/booking/freed-seats';
import { measureImages } from '../../content/image/measure-images';
import { movedBookings } from './moved-bookings';
import { temporaryAccounts } from '../../people/account/temporary-accounts';
import { unactivatedAccounts } from '../../people/account/unactivated-accounts';

export const allJobs: readonly Job[] = [
  freedSeats,
  movedBookings,
  appearedPlays,
  bookingReminders,
  bookingThanks,
  temporaryAccounts,
  unactivatedAccounts,
  emptyTrash,
  oldBookings,
  expiredTokens,
  oldRecords,
  measureImages,
];

import { appearedPlays } from './appeared-plays';
import { bookingReminders } from './booking-reminders';
import { bookingThanks } from './booking-thanks';
import { emptyTrash } from './empty-trash';
import { expiredTokens, oldBookings, oldRecords } from './housekeeping';
import type { Job } from './job';
import { freedSeats } from './freed-seats';
import { measureImages } from './measure-images';
import { movedBookings } from './moved-bookings';
import { temporaryAccounts } from './temporary-accounts';
import { unactivatedAccounts } from './unactivated-accounts';

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

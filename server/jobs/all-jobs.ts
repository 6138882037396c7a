import { expiredTokens, oldBookings, oldRecords } from './housekeeping';
import type { Job } from './job';
import { temporaryAccounts } from './temporary-accounts';
import { unactivatedAccounts } from './unactivated-accounts';

export const allJobs: readonly Job[] = [
  temporaryAccounts,
  unactivatedAccounts,
  oldBookings,
  expiredTokens,
  oldRecords,
];

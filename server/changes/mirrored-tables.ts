import type { Database } from '../database/schema';

/** Tables whose rows stand in mirrors. They change through `write` alone; in tests a trigger sees to it. */
export const mirroredTables = [
  'settings',
  'reference_entries',
  'users',
  'preview_images',
  'news',
  'about_texts',
  'shows',
  'show_dates',
  'bookings',
  'booking_seats',
  'free_tickets',
  'ticket_keys',
  'scans',
] as const satisfies readonly (keyof Database)[];

import type { Database } from '../database/schema';

/** Tables of which something stands in mirrors. They change through `write` alone; in tests a trigger sees to it. */
export const mirroredTables = [
  'settings',
  'reference_entries',
  'users',
  'role_demands',
  'preview_images',
  'news',
  'about_texts',
  'price_categories',
  'shows',
  'show_prices',
  'show_dates',
  'bookings',
  'booking_seats',
  'free_tickets',
  'devices',
  'ticket_keys',
  'scans',
] as const satisfies readonly (keyof Database)[];

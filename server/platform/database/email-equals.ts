import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a column holds one of these e-mail addresses, ignoring the case of A to Z only. Other letters are never
 * lower-cased: many locales turn İ into i, which would match another person's address.
 * @param column for example `bookings.email`
 */
export function emailEquals(column: string, ...addresses: readonly string[]): RawBuilder<boolean> {
  const given = addresses.map((address) => sql`lower(${address} collate "C")`);
  return sql<boolean>`lower(${sql.ref(column)} collate "C") in (${sql.join(given)})`;
}

import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a column holds one of these e-mail addresses, whatever the case of the letters from A to Z. Other letters are never
 * made small: many locales make an i of İ, which would be somebody else's address.
 * @param column `bookings.email`, say
 */
export function isAddress(column: string, ...addresses: readonly string[]): RawBuilder<boolean> {
  const given = addresses.map((address) => sql`lower(${address} collate "C")`);
  return sql<boolean>`lower(${sql.ref(column)} collate "C") in (${sql.join(given)})`;
}

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Where seats are counted and deadlines judged. */
const rooms = [
  'tickets/booking',
  'tickets/free-ticket',
  'tickets/free-ticket-demand',
  'tickets/ticket-order',
  'agenda/show-desk',
  'agenda/show/seats-repository.ts',
  'agenda/show/date-rows-repository.ts',
  'agenda/show/seat-price-repository.ts',
];

const clocks = /database_clock\(\)|clock_timestamp|\bnow\(\)|Date\.now|new Date\(\)/;
/** One statement that reads the clock once for all that it counts. */
const readOnce =
  /with clock as materialized \(select date_trunc\('milliseconds', database_clock\(\)\) as now\)/g;

function sourcesOf(place: string): readonly string[] {
  if (place.endsWith('.ts')) return [place];
  return readdirSync(join(root, 'server', place), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(place, name));
}

test('what counts seats or judges a deadline is given its instant, and reads no clock of its own', () => {
  const reading = rooms.flatMap(sourcesOf).filter((file) => {
    const source = readFileSync(join(root, 'server', file), 'utf8').replaceAll(readOnce, '');
    return clocks.test(source);
  });
  expect(reading).toEqual([]);
});

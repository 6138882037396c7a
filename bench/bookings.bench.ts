import { randomUUID } from 'node:crypto';
import { connect } from '#server/platform/database/connection';
import { SiteServer } from '../e2e/support/site-server';
import { figure, percentile } from './support/figure';
import { requestsPerSecond } from './support/load';
import { withSites } from './support/site-with-database';
import { writesPerSecond } from './support/writers';

const PEOPLE = 500;
const PLACES = 100;
const PLENTY = 1_000_000;
const BOOKERS = 8;

await withSites(async ({ site, bare, databaseUrl }) => {
  const { database, close } = connect(databaseUrl, { connections: 2 });
  const second = await SiteServer.start({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', NODE_ENV: '' });
  const date = await database
    .selectFrom('show_dates')
    .selectAll()
    .where('closing_date', '>', new Date(Date.now() + 3_600_000))
    .where('rehearsal', '=', false)
    .where('free_participation', '=', false)
    .executeTakeFirstOrThrow();
  const { category_slug } = await database
    .selectFrom('show_prices')
    .select('category_slug')
    .where('show_uuid', '=', date.show_uuid)
    .executeTakeFirstOrThrow();

  let booked = PEOPLE;
  for (const [name, nodes] of [
    ['one server', [site]],
    ['two servers', [site, second]],
  ] as const) {
    await figure({
      name: `${PEOPLE} people book ${PLACES} seats, ${name}: p99`,
      unit: 'ms',
      budget: { atMost: 2000 },
      measure: () => rush(nodes.map(({ origin }) => origin)),
    });
  }
  await figure({
    name: `Bookings of one date, bookers at once: ${BOOKERS}`,
    unit: 'requests/s',
    budget: { atLeast: 0.02 },
    measure: bookingsPerSecond,
    limit: () =>
      requestsPerSecond({
        origin: bare.origin,
        path: '/select',
        body: '{}',
        headers: { 'Content-Type': 'application/json' },
        connections: BOOKERS,
      }),
  });
  await second.dispose();
  await close();

  async function bookingsPerSecond(): Promise<number> {
    const uuid = await emptyDate(PLENTY);
    return writesPerSecond(BOOKERS, async () => {
      booked += 1;
      const { status } = await book(site.origin, uuid, booked);
      if (status !== 201) throw new Error(`Answered with ${status}`);
    });
  }

  /** Everybody at once, one seat each, on a date that nobody has booked yet. Resolves to the p99 of the answers' times. */
  async function rush(origins: readonly string[]): Promise<number> {
    const uuid = await emptyDate();
    const answers = await Promise.all(
      Array.from({ length: PEOPLE }, (_, rank) => book(origins[rank % origins.length] ?? '', uuid, rank)),
    );
    const sold = answers.filter(({ status }) => status === 201).length;
    const refused = answers.filter(({ code }) => code === 'full').length;
    if (sold !== PLACES || sold + refused !== PEOPLE)
      throw new Error(`${sold} sold, ${refused} told that it is full, ${PEOPLE - sold - refused} others`);
    return percentile(
      answers.map(({ took }) => took),
      0.99,
    );
  }

  async function emptyDate(places = PLACES): Promise<string> {
    const uuid = randomUUID();
    await database.transaction().execute(async (transaction) => {
      const copy = { ...date, uuid, max_places: places, last_ticket_number: 0 };
      await transaction.insertInto('show_dates').values(copy).execute();
    });
    return uuid;
  }

  async function book(origin: string, dateUuid: string, rank: number) {
    const start = performance.now();
    const answer = await fetch(`${origin}/api/bookings`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        // Each from a network of their own, as people are at home.
        'X-Forwarded-For': `10.${3 + (rank >> 16)}.${(rank >> 8) & 255}.${rank & 255}`,
      },
      body: JSON.stringify({
        dateUuid,
        name: 'Castan',
        firstname: 'Rémi',
        email: `remi-${rank}@public.example`,
        seats: [{ category: { slug: category_slug }, count: 1 }],
        terms: true,
      }),
    });
    const { code } = await answer.json();
    return { status: answer.status, code, took: performance.now() - start };
  }
});

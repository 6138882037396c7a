import { randomUUID } from 'node:crypto';
import { must } from '#common/base/must';
import { encodeWire } from '#common/base/wire';
import { demoPeople } from '#server/operation/demo/demo-people';
import { figure } from './support/figure';
import { requestsPerSecond } from './support/load';
import { writesPerSecond } from './support/writers';
import { withSites } from './support/site-with-database';
import { writtenNewsOf } from './support/written-news';

const json = { 'Content-Type': 'application/json' };

await withSites(async ({ site, bare }) => {
  const asEditor = { ...json, Authorization: `Bearer ${await logIn()}` };
  const written = writtenNewsOf(500);
  let created = 0;

  for (const writers of [1, 8, 16]) {
    await figure({
      name: `News items created, writers at once: ${writers}`,
      unit: 'requests/s',
      budget: { atLeast: 0.05 },
      measure: () => writesPerSecond(writers, create),
      limit: () =>
        requestsPerSecond({
          origin: bare.origin,
          path: '/select',
          body: '{}',
          headers: json,
          connections: writers,
        }),
    });
  }

  async function logIn(): Promise<string> {
    const { email } = demoPeople.contenu;
    const body = JSON.stringify({ email, password: 'Theatre-2026!' });
    return JSON.parse(await post('/api/authtokens', body, json)).token;
  }

  function create(): Promise<string> {
    const { row, body } = must(written[created % written.length], 'a news item of the bench');
    const { title, description, years } = row;
    const { content } = body;
    created += 1;
    const sent = { title: `${title} ${created}`, description, years, spectacleTypes: [], content };
    return post('/api/news', encodeWire(sent), { ...asEditor, 'Idempotency-Key': randomUUID() });
  }

  async function post(
    path: string,
    body: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<string> {
    const answer = await fetch(site.origin + path, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return answer.text();
  }
});

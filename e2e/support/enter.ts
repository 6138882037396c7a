import type { Page } from 'playwright/test';
import { create } from 'superstruct';
import { type Session, session } from '#common/contract/people/session';
import { DEMO_PASSWORD } from './visit';

/**
 * Opens a screen as somebody of the demo whose device kept their session, as whoever comes back finds it: for journeys that are
 * not about logging in, at half of what the form costs.
 */
export async function enterAs(page: Page, email: string, path: string, origin = ''): Promise<void> {
  // Of the site, and no page of it: nothing of the product runs before the session is there.
  await page.goto(`${origin}/version.json`);
  await page.evaluate(keepSession, JSON.stringify(await openSession(new URL(page.url()).origin, email)));
  await page.goto(`${origin}${path}`);
}

/** A new session of somebody of the demo. */
export async function openSession(origin: string, email: string): Promise<Session> {
  const answer = await fetch(`${origin}/api/authtokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return create(await answer.json(), session);
}

/**
 * In the page: the device's database as the worker makes it (`mirror/device`; Dexie counts versions in tens), with a session.
 * @param json the session
 */
export function keepSession(json: string): Promise<void> {
  const isTime = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
  const session: unknown = JSON.parse(json, (_, value) => (isTime(value) ? new Date(value) : value));
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('device', 10);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('upgradeneeded', () => {
      const database = opening.result;
      database.createObjectStore('facts', { keyPath: 'name' });
      const scans = database.createObjectStore('scans', { keyPath: 'key' });
      scans.createIndex('seq', 'seq', { unique: true });
      scans.createIndex('state', 'state');
      database.createObjectStore('farewells', { keyPath: 'token' });
    });
    opening.addEventListener('success', () => {
      const database = opening.result;
      const transaction = database.transaction('facts', 'readwrite', { durability: 'strict' });
      transaction.objectStore('facts').put({ name: 'session', session });
      transaction.addEventListener('abort', () => reject(transaction.error));
      transaction.addEventListener('complete', () => {
        database.close();
        resolve();
      });
    });
  });
}

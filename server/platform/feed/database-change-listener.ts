import pg from 'pg';
import { databaseNow } from '../database/clock';
import { type Connection, watchedClient } from '../database/connection';
import type { Log } from '../process/log';
import type { Freshness } from '../http/cached-until-change';
import { readBoundaries } from './boundaries';
import { KnownFeed } from './known-feed';
import { readNewestMark } from './revs';

/** A subscriber to changes of the rows of these scopes. */
export interface Listener {
  scopes: readonly string[];
  /** Something changed for one of the scopes, or possibly for any. */
  onChange(touched: Touched): void;
  /** The server is stopping. */
  onClose(): void;
}

export type Touched = ReadonlySet<string> | 'unknown';

const RETRY_AFTER = 1000;
const PULSE_EVERY = 15_000;
const ANSWER_WITHIN = 5000;
/** Milliseconds during which writes are batched into one query for the next boundary. */
const GATHER_FOR = 200;
/** Milliseconds after which boundaries are read again, since the clocks of two machines drift apart. */
const LONGEST_WAIT = 10 * 60_000;

/**
 * Learns of every node's writes by LISTEN, and of windows that open or close by a timer. One connection listens for the
 * whole node; while it is down nothing is known, and on reconnection all listeners are notified.
 */
export class DatabaseChangeListener implements Freshness {
  /** The part of the feed heard so far. */
  readonly known = new KnownFeed();
  readonly #listeners = new Set<Listener>();
  #onMail = () => {};
  #client: pg.Client | null = null;
  #epoch = 0;
  #judgedUntil = new Date(0);
  #pulse: NodeJS.Timeout | undefined;
  #boundaryTimer: NodeJS.Timeout | undefined;
  #boundaryDue = Infinity;
  #retryTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    readonly connection: Pick<Connection, 'database' | 'url'>,
    readonly log: Log,
  ) {}

  /** Starts listening; resolves once connected, or after a first failure, with retries in the background. */
  async start(): Promise<void> {
    this.#judgedUntil = await databaseNow(this.connection.database);
    await this.#connect();
  }

  /** @returns a function that unsubscribes */
  listen(listener: Listener): () => void {
    if (this.#isClosed) queueMicrotask(() => listener.onClose());
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sets a callback for mails written by any node, or possibly written while the connection was down. */
  onMail(call: () => void): void {
    this.#onMail = call;
  }

  get listenerCount(): number {
    return this.#listeners.size;
  }

  /**
   * A number that changes whenever public rows may have changed, a date began or its bookings closed; null while that is
   * unknown.
   */
  publicEpoch(): number | null {
    return this.#client === null ? null : this.#epoch;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#boundaryTimer);
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pulse);
    for (const listener of this.#listeners) listener.onClose();
    this.#listeners.clear();
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  async #connect() {
    const client = new pg.Client({
      ...watchedClient(this.connection.url),
      application_name: 'site: waking',
      query_timeout: ANSWER_WITHIN,
    });
    client.on('error', (error) => this.log.warn('change listener connection', { error }));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ channel, payload = '' }) =>
      channel === 'mails' ? this.#onMail() : this.#hear(payload),
    );
    try {
      await client.connect();
      await client.query('listen feed; listen mails');
      this.known.beginAt(await readNewestMark(this.connection.database));
    } catch (error) {
      this.log.warn('change listener connection', { error });
      this.#lose(client);
      client.end().catch(() => undefined);
      return;
    }
    if (this.#isClosed) return void client.end().catch(() => undefined);
    this.#client = client;
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => void this.#feelPulse(client), PULSE_EVERY);
    this.#tell('unknown');
    this.#onMail();
    await this.#readBoundaries();
  }

  // A dead connection may go unnoticed, and stale pages would be served for hours.
  async #feelPulse(client: pg.Client) {
    try {
      await client.query('select');
    } catch (error) {
      this.log.warn('change listener connection', { error });
      this.#lose(client);
      await client.end().catch(() => undefined);
    }
  }

  #lose(client: pg.Client) {
    if (this.#client !== client && this.#client !== null) return;
    this.#client = null;
    clearInterval(this.#pulse);
    this.known.forget();
    if (this.#isClosed) return;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => void this.#connect(), RETRY_AFTER);
  }

  // The payload, written by finish_write: rev, tag, and the touched scopes, or * if they are too many to list.
  #hear(payload: string) {
    const [rev, tag, named = ''] = payload.split(' ');
    const scopes = named === '*' ? 'unknown' : new Set(named.split(','));
    this.known.hear({ rev: Number(rev), tag: Number(tag), scopes });
    this.#tell(scopes);
    this.#readWithin(GATHER_FOR);
  }

  #tell(touched: Touched) {
    if (touched === 'unknown' || touched.has('public')) this.#epoch += 1;
    for (const listener of this.#listeners) {
      if (touched === 'unknown' || listener.scopes.some((scope) => touched.has(scope)))
        listener.onChange(touched);
    }
  }

  #readWithin(wait: number) {
    const due = performance.now() + wait;
    if (this.#isClosed || due >= this.#boundaryDue) return;
    clearTimeout(this.#boundaryTimer);
    this.#boundaryDue = due;
    this.#boundaryTimer = setTimeout(() => void this.#readBoundaries(), wait);
  }

  async #readBoundaries() {
    this.#boundaryDue = Infinity;
    const { newestRev } = this.known;
    const askedAt = Date.now();
    try {
      const boundaries = await readBoundaries(this.connection.database, this.#judgedUntil);
      this.known.setBoundaries(boundaries, newestRev, askedAt);
      const { now, next, passed, hasTurned, nextTurn } = boundaries;
      this.#judgedUntil = now;
      if (passed.length > 0) this.#tell(new Set(passed));
      if (hasTurned) this.#epoch += 1;
      const waits = [next, nextTurn].flatMap((at) => at ?? []).map((at) => at.getTime() - now.getTime());
      this.#readWithin(Math.min(LONGEST_WAIT, ...waits));
    } catch (error) {
      this.log.warn('boundaries of windows', { error });
      this.#readWithin(RETRY_AFTER);
    }
  }
}

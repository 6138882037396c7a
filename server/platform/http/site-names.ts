import { isIP } from 'node:net';
import type { Asked } from './answer';
import { CallError } from './call-error';

interface SiteAddresses {
  /** The public origin. */
  readonly siteUrl: string;
  /** The origin that it is about to move to; null: none. */
  readonly nextSiteUrl: string | null;
}

/** As many other names as are remembered: whoever sends made-up headers must not fill the memory. */
const REMEMBERED = 10;
const DAY = 86_400_000;

/** The names by which the site goes, and the others under which it is asked. */
export class SiteNames {
  readonly siteUrl: string;
  readonly #next: string | null;
  readonly #ours: ReadonlySet<string>;
  readonly #others = new Map<string, number>();

  constructor({ siteUrl, nextSiteUrl }: SiteAddresses) {
    this.siteUrl = siteUrl;
    this.#next = nextSiteUrl;
    const origins = nextSiteUrl === null ? [siteUrl] : [siteUrl, nextSiteUrl];
    this.#ours = new Set(origins.map((origin) => new URL(origin).hostname));
  }

  /** Whether pages of this origin are the site's own. */
  isOurs(origin: string): boolean {
    return origin === this.siteUrl || origin === this.#next;
  }

  /**
   * Where a page belongs that was asked for under another name; null where it may stay. A name that nobody types (an IP
   * address, one without a dot) is what a proxy calls this server that does not pass the name on: it would be led in a
   * circle.
   * @param address path and query
   */
  placeOf(asked: Asked, address: string): string | null {
    const names = namesIn(asked);
    const other = names.findLast(isTyped);
    if (other === undefined || names.some((name) => this.#ours.has(name))) return null;
    this.#note(other);
    return this.siteUrl + address;
  }

  /** Whether a page that calls was opened at another address of this server: no other site made it. */
  isOtherAddress(origin: string, asked: Asked): boolean {
    const name = hostnameOf(origin.replace(/^https?:\/\//, ''));
    const isSame = asked.header('sec-fetch-site') === 'same-origin';
    if (name === null || !(isSame || namesIn(asked).includes(name))) return false;
    if (isTyped(name)) this.#note(name);
    return true;
  }

  /** What such a page is told. */
  refusal(): CallError {
    const message = `Le site n’est plus à cette adresse, mais à celle-ci\u00a0: ${this.siteUrl}`;
    return new CallError('foreign-origin', { message, site: this.siteUrl });
  }

  /**
   * The address that a device is to know of besides the one that it asks, if there is one.
   * @param origin of the page that asks; null for a program
   * @param isByHand whether a person asked for it at an address that is not the site's any more
   */
  moveOf(origin: string | null, isByHand: boolean): string | undefined {
    if (origin !== null && isByHand && !this.isOurs(origin)) return this.siteUrl;
    return this.#next === null || origin === this.#next ? undefined : this.#next;
  }

  /** The other names of the last day, the latest last. */
  others(now: number = Date.now()): string[] {
    return [...this.#others].flatMap(([name, at]) => (now - at < DAY ? [name] : []));
  }

  #note(name: string, now: number = Date.now()): void {
    this.#others.delete(name);
    this.#others.set(name, now);
    const [oldest] = this.#others.keys();
    if (this.#others.size > REMEMBERED && oldest !== undefined) this.#others.delete(oldest);
  }
}

/** The names that a request was sent to, as the server and as its proxy was called. */
function namesIn(asked: Asked): readonly string[] {
  const hosts = [asked.header('host'), asked.header('x-forwarded-host')?.split(',', 1)[0] ?? null];
  return hosts.flatMap((host) => hostnameOf(host?.trim() ?? '') ?? []);
}

function hostnameOf(host: string): string | null {
  return /^[^/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`)
    ? new URL(`http://${host}`).hostname
    : null;
}

const isTyped = (name: string): boolean => name.includes('.') && isIP(name) === 0;

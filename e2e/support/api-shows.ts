import { formatWireDate } from '#common/base/paris-time';
import { type ApiSession, json } from './api-session';

/** What a session may do to shows and their prices. */
export class ApiShows {
  constructor(private readonly session: ApiSession) {}

  /** Adds a category of prices; its address. */
  async addCategory(name: string): Promise<string> {
    const answer = await this.session.fetch('/api/price-categories', {
      method: 'POST',
      body: JSON.stringify({ name }),
    });
    return (await json<{ slug: string }>(answer)).slug;
  }

  /** Announces a show with one evening, in so many minutes, and one price. */
  async add(
    title: string,
    { uuid, begins, closes, maxPlaces }: { uuid: string; begins: number; closes: number; maxPlaces: number },
    { slug, price }: { slug: string; price: number },
  ): Promise<void> {
    const within = (minutes: number) => formatWireDate(new Date(Date.now() + minutes * 60_000));
    const show = {
      title,
      location: { name: 'Salle des fêtes, Vaubrun' },
      dates: [{ uuid, date: within(begins), closingDate: within(closes), maxPlaces }],
      prices: [{ uuid: crypto.randomUUID(), price, category: { slug } }],
      pieces: [],
      visibleFrom: within(-60),
      visibleUntil: within(30 * 24 * 60),
      bookings: true,
    };
    await json(await this.session.fetch('/api/shows', { method: 'POST', body: JSON.stringify(show) }));
  }

  async removeCategory(slug: string): Promise<void> {
    const answer = await this.session.fetch(`/api/price-categories/${slug}`, { method: 'DELETE' });
    if (!answer.ok) throw new Error(`Category ${slug} not removed: ${answer.status}`);
  }

  /** Ends the bookings of all other shows: some things are said only where nothing else is booked. */
  async bookOnly(slug: string): Promise<void> {
    const booked = await this.session.fetch('/api/shows?bookings');
    for (const other of await json<readonly { readonly slug: string }[]>(booked))
      if (other.slug !== slug) await this.change(other.slug, () => ({ bookings: false }));
  }

  /** Makes every seat of a show a euro dearer. */
  raisePrices(slug: string): Promise<void> {
    return this.change(slug, ({ prices }) => ({
      prices: prices.map((each) => ({ ...each, price: each.price + 1 })),
    }));
  }

  /** Saves a show with some fields changed. */
  async change(slug: string, change: (show: ShowOfApi) => object): Promise<void> {
    const show = await json<ShowOfApi>(await this.session.fetch(`/api/shows/${slug}`));
    const body = JSON.stringify({ ...show, ...change(show) });
    await json(await this.session.fetch(`/api/shows/${slug}`, { method: 'PUT', body }));
  }
}

interface ShowOfApi {
  readonly prices: readonly { readonly price: number }[];
  readonly dates: readonly { readonly uuid: string; readonly date: string; readonly closingDate: string }[];
}

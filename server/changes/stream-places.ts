/** A browser holds one; the others are broken connections that nobody has noticed yet. */
const MOST_OF_SESSION = 8;
/** A whole troupe behind one network address, each with a phone and a computer. */
const MOST_OF_ADDRESS = 200;

/** Who holds a stream: a session or a phone of the door, or, of visitors, all at one network address. */
export interface StreamHolder {
  readonly session: string | null;
  readonly address: string;
}

/** How many streams each may hold open at once: one more ends the oldest, whose device asks again later. */
export class StreamPlaces {
  readonly #taken = new Map<string, Set<() => void>>();

  /**
   * @param end called when a newer stream of the same holder needs the place
   * @returns what frees the place, however often it is called
   */
  take({ session, address }: StreamHolder, end: () => void): () => void {
    const holder = session === null ? `address ${address}` : `session ${session}`;
    const most = session === null ? MOST_OF_ADDRESS : MOST_OF_SESSION;
    const streams = this.#taken.get(holder) ?? new Set();
    const [oldest] = streams;
    streams.add(end);
    this.#taken.set(holder, streams);
    if (streams.size > most) oldest?.();
    return () => {
      streams.delete(end);
      if (streams.size === 0 && this.#taken.get(holder) === streams) this.#taken.delete(holder);
    };
  }
}

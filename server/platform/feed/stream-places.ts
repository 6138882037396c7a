/** A browser holds one; the others are broken connections not detected yet. */
const MAX_OF_SESSION = 8;
/** Firefox keeps the streams of pages that were left, and has six connections to a site for everything. */
const MAX_OF_BROWSER = 3;
/** A whole troupe behind one network address, each member with a phone and a computer. */
const MAX_OF_ADDRESS = 200;

/** The holder of streams: a session or a door phone, or all visitors at one network address; besides, a browser. */
export interface StreamHolder {
  readonly session: string | null;
  readonly address: string;
  /** Its secret; null for a client without cookies. */
  readonly browser: string | null;
}

/** Limits the open streams per holder: a new one beyond the limit ends the oldest, whose device reconnects later. */
export class StreamPlaces {
  readonly #taken = new Map<string, Set<() => void>>();

  /**
   * @param end called when a newer stream of the same holder needs the place
   * @returns a function that frees the place; it may be called repeatedly
   */
  take({ session, address, browser }: StreamHolder, end: () => void): () => void {
    const frees = [
      session === null
        ? this.#takeOf(`address ${address}`, MAX_OF_ADDRESS, end)
        : this.#takeOf(`session ${session}`, MAX_OF_SESSION, end),
      ...(browser === null ? [] : [this.#takeOf(`browser ${browser}`, MAX_OF_BROWSER, end)]),
    ];
    return () => {
      for (const free of frees) free();
    };
  }

  #takeOf(holder: string, most: number, end: () => void): () => void {
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

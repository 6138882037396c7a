import { writesHere } from '../database/transaction';

/** Tells whether public answers given before still hold: the number moves with every change of public rows. */
export interface Freshness {
  /** Null while it cannot be known; nothing is kept then. */
  publicEpoch(): number | null;
}

const MOST_KEPT = 2000;
const MOST_BYTES = 32 * 1024 * 1024;

/** A cache of what is made from public rows and is the same for every visitor: emptied when such rows change. */
export class KeptUntilChange<Value> {
  readonly #kept = new Map<string, Promise<Value>>();
  #epoch = '';
  #bytes = 0;

  /** @param weightOf the bytes of a value, or null for one that is not to be kept */
  constructor(
    readonly freshness: Freshness,
    readonly weightOf: (value: Value) => number | null,
  ) {}

  /** The kept value under this name, or the one that is made now. */
  async get(name: string, make: () => Promise<Value>): Promise<Value> {
    const epoch = this.freshness.publicEpoch();
    if (epoch === null) return make();
    this.#forgetOlderThan(`${epoch} ${writesHere()}`);
    const kept = this.#kept.get(name);
    if (kept !== undefined) return kept;
    const made = make();
    this.#keep(name, made);
    return made;
  }

  #forgetOlderThan(epoch: string) {
    if (epoch === this.#epoch) return;
    this.#epoch = epoch;
    this.#kept.clear();
    this.#bytes = 0;
  }

  #keep(name: string, made: Promise<Value>) {
    this.#kept.set(name, made);
    const forget = () => {
      if (this.#kept.get(name) === made) this.#kept.delete(name);
    };
    made.then((value) => {
      const weight = this.weightOf(value);
      if (weight === null) return forget();
      if (this.#kept.get(name) === made) this.#bytes += weight;
      if (this.#kept.size > MOST_KEPT || this.#bytes > MOST_BYTES) this.#forgetOlderThan('');
      return undefined;
    }, forget);
  }
}

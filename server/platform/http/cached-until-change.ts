import { writesHere } from '../database/transaction';

/** Tells whether cached public answers are still valid: the number changes whenever they may differ. */
export interface Freshness {
  /** Null while it is unknown; nothing is cached then. */
  publicEpoch(): number | null;
}

const MAX_KEPT = 2000;
const MAX_BYTES = 32 * 1024 * 1024;

/** A cache of values made from public rows and equal for every visitor; emptied when such rows change. */
export class CachedUntilChange<Value> {
  readonly #kept = new Map<string, Promise<Value>>();
  #epoch = '';
  #bytes = 0;

  /** @param weightOf the size of a value in bytes, or null for one that must not be cached */
  constructor(
    readonly freshness: Freshness,
    readonly weightOf: (value: Value) => number | null,
  ) {}

  /** The cached value of this name, or a newly made one. */
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
      if (this.#kept.size > MAX_KEPT || this.#bytes > MAX_BYTES) this.#forgetOlderThan('');
      return undefined;
    }, forget);
  }
}

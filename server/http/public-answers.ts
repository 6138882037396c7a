import { writesHere } from '../database/transaction';
import type { Answer } from './answer';

/** Tells whether public answers given before still hold: the number moves with every change of public rows. */
export interface Freshness {
  /** Null while it cannot be known; nothing is kept then. */
  publicEpoch(): number | null;
}

const MOST_KEPT = 2000;
const MOST_BYTES = 32 * 1024 * 1024;

/** Answers that are the same for every visitor, each made once and kept with its compressed forms until data change. */
export class PublicAnswers {
  readonly #kept = new Map<string, Promise<Answer>>();
  #epoch = '';
  #bytes = 0;

  constructor(readonly freshness: Freshness) {}

  /** The kept answer to this request, or the one that is made now. Only successes are kept. */
  async answer(request: Request, make: () => Promise<Answer>): Promise<Answer> {
    const epoch = this.freshness.publicEpoch();
    if (epoch === null) return asPublic(await make());
    this.#forgetOlderThan(`${epoch} ${writesHere()}`);
    const address = request.url.slice(request.url.indexOf('/', 8));
    const kept = this.#kept.get(address);
    if (kept !== undefined) return kept;
    const made = make().then(asPublic);
    this.#keep(address, made);
    return made;
  }

  #forgetOlderThan(epoch: string) {
    if (epoch === this.#epoch) return;
    this.#epoch = epoch;
    this.#kept.clear();
    this.#bytes = 0;
  }

  #keep(address: string, made: Promise<Answer>) {
    this.#kept.set(address, made);
    const forget = () => {
      if (this.#kept.get(address) === made) this.#kept.delete(address);
    };
    made.then((answer) => {
      if ('response' in answer || answer.status !== 200 || answer.text === null) return forget();
      if (this.#kept.get(address) === made) this.#bytes += answer.text.bytes.length;
      if (this.#kept.size > MOST_KEPT || this.#bytes > MOST_BYTES) this.#forgetOlderThan('');
      return undefined;
    }, forget);
  }
}

function asPublic(answer: Answer): Answer {
  return 'response' in answer ? answer : { ...answer, isPublic: true };
}

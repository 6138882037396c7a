import type { Answer } from './answer';
import { type Freshness, CachedUntilChange } from './cached-until-change';

/** Cache of the answers that are the same for every visitor, with their compressed forms, until public rows change. */
export class PublicAnswers {
  readonly #kept: CachedUntilChange<Answer>;

  constructor(freshness: Freshness) {
    this.#kept = new CachedUntilChange(freshness, weightOf);
  }

  /** The cached answer to this request, or a newly made one. Only successes are cached. */
  answer(request: Request, make: () => Promise<Answer>): Promise<Answer> {
    const address = request.url.slice(request.url.indexOf('/', 8));
    return this.#kept.get(address, async () => asPublic(await make()));
  }
}

function asPublic(answer: Answer): Answer {
  return 'response' in answer ? answer : { ...answer, isPublic: true };
}

function weightOf(answer: Answer): number | null {
  return 'response' in answer || answer.status !== 200 || answer.text === null
    ? null
    : answer.text.bytes.length;
}

import type { Collection } from '#common/contract/feed/collection-names';
import type { FollowState, Generation } from '#mirror/generation';
import type { HeldRows } from '../api';
import type { DecodedAnswer } from './decode-answer';

/** What was counted before, and the answer since. */
interface Counted {
  readonly held: HeldRows | null;
  readonly answer: Pick<DecodedAnswer, 'put' | 'remove'>;
}

/**
 * How much of the archive a generation holds while its first load goes on; null once that is over. Only what the answer
 * has changed is counted again: counting takes a browser as long as reading.
 */
export async function heldRows(
  generation: Generation,
  state: Pick<FollowState, 'caughtUpAt' | 'ahead'> | undefined,
  before?: Counted,
): Promise<HeldRows | null> {
  if (state === undefined || state.caughtUpAt !== null) return null;
  const numberOf = async (name: 'titles' | 'texts' | 'images', collections: readonly Collection[]) => {
    const isChanged = ({ put, remove }: Counted['answer']) =>
      collections.some((collection) => put.has(collection) || remove.has(collection));
    if (before?.held && !isChanged(before.answer)) return before.held[name];
    const counts = await Promise.all(collections.map((collection) => generation.rows(collection).count()));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const titles = await numberOf('titles', ['news', 'pieces']);
  const texts = await numberOf('texts', ['news-bodies', 'piece-bodies']);
  const images = await numberOf('images', ['images']);
  const alone = (state.ahead ?? []).filter(({ collection }) => collection.endsWith('-bodies')).length;
  // One text more may have come with the page.
  return { titles, texts, images, hasAllTitles: texts > alone + 1 };
}

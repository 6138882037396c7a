import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { News } from '#common/contract/news';
import { newsQueries } from '#mirror/queries/news-queries';
import { synchronise } from '../../bridge/calls';
import { useMirrorAnswer } from '../../components/mirror-reach';
import { printedPageAtom } from '../../state/printed-page';

/**
 * What became of looking for a news item. `missing` is said only when the mirror was whole and the server, asked once
 * more, brought nothing either; `unreachable` when nothing was ever loaded and nothing can be.
 */
export type SoughtNews =
  { readonly kind: 'found'; readonly news: News } | { readonly kind: 'awaited' | 'missing' | 'unreachable' };

/** Watches a news item by its slug; what uses it is keyed by that slug. */
export function useSoughtNews(slug: string): SoughtNews {
  const printed = useAtomValue(printedPageAtom)?.article?.news;
  const isPrinted = printed?.slug === slug || printed?.uuid === slug;
  const { answer: news, reach } = useMirrorAnswer<News | null>(
    () => newsQueries.read(slug),
    [slug],
    isPrinted ? printed : undefined,
  );
  const isGone = useIsGone(slug, news === null && reach === 'complete');
  if (news) return { kind: 'found', news };
  if (news === undefined || reach === 'waiting') return { kind: 'awaited' };
  if (reach === 'silent') return { kind: 'unreachable' };
  return { kind: isGone ? 'missing' : 'awaited' };
}

/** A whole mirror may be of yesterday: it follows the server once more before it is believed. */
function useIsGone(slug: string, isDoubted: boolean): boolean {
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    if (!isDoubted) return undefined;
    let left = false;
    void synchronise()
      .then(() => newsQueries.read(slug))
      .then((news) => left || setIsGone(news === null));
    return () => {
      left = true;
    };
  }, [slug, isDoubted]);
  return isGone;
}

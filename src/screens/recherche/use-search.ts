import { useEffect, useState } from 'react';
import type { SearchAnswer, SearchWanted } from '#common/rules/search';
import { readMirrorMark } from '#mirror/queries/mirror-mark';
import { search } from '../../bridge/calls';
import { type MirrorReach, useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';

export interface Searched {
  /** Undefined until something was searched for; then the last answer, while the next one is sought. */
  readonly answer: SearchAnswer | undefined;
  /** What that answer answers. */
  readonly text: string;
  /** Whether the search could not be made. */
  readonly failed: boolean;
  /** Whether another answer is under way. */
  readonly isBehind: boolean;
  readonly reach: MirrorReach;
}

/** Searches the mirror once it is whole, and again whenever it holds something else. */
export function useSearch({ text, group, limit }: SearchWanted): Searched {
  const { answer: mark, reach } = useMirrorAnswer(readMirrorMark);
  const [found, setFound] = useState<Found>(nothingYet);
  const key = `${group} ${limit} ${text}`;

  useEffect(() => {
    // Of a mirror that is half there, results would come and go under the reader's eyes.
    if (mark === undefined || reach === 'waiting') return undefined;
    let left = false;
    void search({ text, group, limit }).then((result) => {
      if (left) return;
      if (!result.ok) setFound((before) => ({ ...before, key, failed: true }));
      else if (result.value !== null) setFound({ key, text, answer: result.value, failed: false });
    });
    return () => {
      left = true;
    };
  }, [key, text, group, limit, mark, reach]);

  return { ...found, isBehind: found.key !== key, reach };
}

interface Found extends Omit<Searched, 'isBehind' | 'reach'> {
  readonly key: string | null;
}

const nothingYet: Found = { key: null, text: '', answer: undefined, failed: false };

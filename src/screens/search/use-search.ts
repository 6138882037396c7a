import { useEffect, useState } from 'react';
import type { SearchAnswer, SearchWanted } from '#common/rules/search';
import { readMirrorMark } from '#mirror/queries/mirror-mark';
import { search } from '../../bridge/calls';
import { type MirrorReach, useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';

export interface Searched {
  /** Undefined until the first answer; then the last answer, while the next is computed. */
  readonly answer: SearchAnswer | undefined;
  /** The words of that answer. */
  readonly text: string;
  /** Whether the search failed. */
  readonly failed: boolean;
  /** Whether a newer answer is pending. */
  readonly isBehind: boolean;
  readonly reach: MirrorReach;
}

/** Searches the mirror once it is complete, and again whenever its content changes. */
export function useSearch({ text, group, limit }: SearchWanted): Searched {
  const { answer: mark, reach } = useMirrorAnswer(readMirrorMark);
  const [found, setFound] = useState<Found>(nothingYet);
  const key = `${group} ${limit} ${text}`;

  useEffect(() => {
    // In an incomplete mirror, results would appear and disappear while being read.
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

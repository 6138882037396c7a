import { useAtomValue } from 'jotai';
import { syncAtom } from '../../state/connection';
import { partialSentence } from '../../text/held-sentences';

/** At the head of a list that is not whole: what of the archive is here. Not read out: it changes with every page. */
export function StillComing() {
  const sentence = partialSentence(useAtomValue(syncAtom));
  return sentence === null ? null : <p className="small soft num">{sentence}</p>;
}

import { usePartialSentence } from './use-partial-sentence';

/** At the head of a list that is not whole: what of the archive is here. Not read out: it changes with every page. */
export function StillComing() {
  const sentence = usePartialSentence();
  return sentence === null ? null : <p className="small soft num">{sentence}</p>;
}

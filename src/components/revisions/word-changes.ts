/** A run of words that two versions share, or that one of them has alone. */
export interface WordRun {
  readonly words: string;
  readonly isShared: boolean;
}

export interface WordChanges {
  readonly before: readonly WordRun[];
  readonly after: readonly WordRun[];
}

/** What went and what came between two versions of a text, word by word. The library comes when it is first asked. */
export async function wordChanges(before: string, after: string): Promise<WordChanges> {
  const { diffWordsWithSpace } = await import('diff');
  // Two long texts that share nothing would keep a phone busy: they are then shown whole, as they are.
  const changes = diffWordsWithSpace(before, after, { timeout: LONGEST_MS });
  if (changes === undefined) return whole(before, after);
  return {
    before: joined(changes.filter(({ added }) => !added).map(({ value, removed }) => run(value, !removed))),
    after: joined(changes.filter(({ removed }) => !removed).map(({ value, added }) => run(value, !added))),
  };
}

const LONGEST_MS = 1000;

/** Words that changed side by side are one change: the space between them is no word that stayed. */
function joined(runs: readonly WordRun[]): readonly WordRun[] {
  const all: WordRun[] = [];
  for (const [place, { words, isShared }] of runs.entries()) {
    const before = all.at(-1);
    const isBetween =
      words.trim() === '' && before?.isShared === false && runs[place + 1]?.isShared === false;
    const isNew = !isShared || isBetween;
    if (before !== undefined && before.isShared !== isNew)
      all[all.length - 1] = run(before.words + words, before.isShared);
    else all.push(run(words, !isNew));
  }
  return all;
}

const run = (words: string, isShared: boolean): WordRun => ({ words, isShared });

const whole = (before: string, after: string): WordChanges => ({
  before: [run(before, false)],
  after: [run(after, false)],
});

/** A run of words that both versions share, or that only one of them has. */
export interface WordRun {
  readonly words: string;
  readonly isShared: boolean;
}

export interface WordChanges {
  readonly before: readonly WordRun[];
  readonly after: readonly WordRun[];
}

/** The words removed and added between two versions of a text. The diff library is loaded on first use. */
export async function wordChanges(before: string, after: string): Promise<WordChanges> {
  const { diffWordsWithSpace } = await import('diff');
  // Comparing two long texts without common words would block a phone: after the timeout they are shown whole.
  const changes = diffWordsWithSpace(before, after, { timeout: LONGEST_MS });
  if (changes === undefined) return whole(before, after);
  return {
    before: joined(changes.filter(({ added }) => !added).map(({ value, removed }) => run(value, !removed))),
    after: joined(changes.filter(({ removed }) => !removed).map(({ value, added }) => run(value, !added))),
  };
}

const LONGEST_MS = 1000;

/** Adjacent changed words are one change: the space between them does not count as unchanged. */
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

/**
 * A text's place in the French alphabet as a string that sorts by its UTF-16 units, which is all that an index knows.
 * Three storeys, like the collation it imitates (UTS #10): letters, then accents, then case.
 */
export function frenchSortKey(text: string): string {
  let letters = '';
  let accents = '';
  let cases = '';
  for (const character of text) {
    const weights = weightsOf(character);
    letters += weights.letters;
    accents += weights.accents;
    cases += weights.cases;
  }
  return `${letters}\u0000${accents}\u0000${cases}\u0000${text}`;
}

interface Weights {
  readonly letters: string;
  readonly accents: string;
  readonly cases: string;
}

// Titles are made of the same few characters, each weighed once.
const known = new Map<string, Weights>();

function weightsOf(character: string): Weights {
  const before = known.get(character);
  if (before !== undefined) return before;
  const weights = weigh(character);
  known.set(character, weights);
  return weights;
}

function weigh(character: string): Weights {
  const parts = Array.from(character.normalize('NFD').replace(/[œæßŒÆ]/g, expand));
  const bases = parts.filter((part) => !/\p{M}/u.test(part));
  return {
    letters: bases.map((base) => rankOf(base.toLowerCase())).join(''),
    accents: parts.map((part) => (/\p{M}/u.test(part) ? part : ' ')).join(''),
    cases: bases.map((base) => (base === base.toLowerCase() ? 'a' : 'b')).join(''),
  };
}

const expansions: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', Œ: 'OE', Æ: 'AE' };

const expand = (ligature: string) => expansions[ligature] ?? ligature;

// Where letters, digits and signs of French texts stand among each other is asked of the collation itself, once.
const ranks = new Map(
  Array.from(
    ' _-‐–—,;:!?./…\'"‘’“”«»()[]{}@*&#%+±<=>|~$€£§°0123456789abcdefghijklmnopqrstuvwxyz\u00a0\u202f`^¨´©®²³×÷\\',
  )
    .sort(new Intl.Collator('fr').compare)
    .map((character, rank) => [character, String.fromCharCode(0x20 + rank)]),
);

/** Signs of other scripts follow, in the order of Unicode. */
const rankOf = (character: string) => ranks.get(character) ?? `\u0800${character}`;

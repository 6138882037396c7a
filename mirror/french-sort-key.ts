/**
 * A text's place in French alphabetical order, as a string that sorts by UTF-16 units, the only order that an index
 * knows. Three levels, like the collation it imitates (UTS #10): letters, then accents, then case. Only news is
 * numerous enough to be read in order from an index: every other list sorts its rows with `Intl.Collator`.
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

// Titles consist of few distinct characters: each is weighed once.
const known = new Map<string, Weights>();

function weightsOf(character: string): Weights {
  const before = known.get(character);
  if (before !== undefined) return before;
  const weights = weigh(character);
  known.set(character, weights);
  return weights;
}

function weigh(character: string): Weights {
  const parts = Array.from(character.normalize('NFD').replace(/[œæßŒÆ…]/g, expand));
  const bases = parts.filter((part) => !marks.has(part));
  return {
    letters: bases.map((base) => placeOf(base).letter).join(''),
    accents: parts.map((part) => marks.get(part) ?? placeOf(part).accent).join(''),
    cases: bases.map((base) => (base === base.toLowerCase() ? placeOf(base).variant : 'z')).join(''),
  };
}

const expansions: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  Œ: 'OE',
  Æ: 'AE',
  '…': '...',
};

const expand = (ligature: string) => expansions[ligature] ?? ligature;

/** The weight of a sign on each level: ’ is ' with another accent, a no-break space is a space of another kind. */
interface Place {
  readonly letter: string;
  readonly accent: string;
  readonly variant: string;
}

const signs =
  ' _-‐–—,;:!?./\'"‘’“”«»()[]{}@*&#%+±<=>|~$€£§°0123456789abcdefghijklmnopqrstuvwxyz\u00a0\u202f`^¨´©®²³×÷\\';

// The order of letters, signs and accents is taken from the collation itself, once.
const french = new Intl.Collator('fr');

const marks = new Map(
  Array.from({ length: 0x70 }, (_, rank) => String.fromCharCode(0x300 + rank))
    .sort((one, other) => french.compare(`e${one}`, `e${other}`))
    .map((mark, rank) => [mark, String.fromCharCode(0x300 + rank)]),
);

const places = placesAmong(Array.from(signs));

function placesAmong(characters: readonly string[]): ReadonlyMap<string, Place> {
  const [letters, accents, all] = [
    new Intl.Collator('fr', { sensitivity: 'base' }),
    new Intl.Collator('fr', { sensitivity: 'accent' }),
    french,
  ];
  const found = new Map<string, Place>();
  const rank = { letter: 0, accent: 0, variant: 0 };
  let before: string | undefined;
  // Runs as the code is loaded, before anything that a browser lacks is filled in.
  for (const character of [...characters].sort(all.compare)) {
    const last = before ?? character;
    if (letters.compare(last, character) !== 0)
      Object.assign(rank, { letter: rank.letter + 1, accent: 0, variant: 0 });
    else if (accents.compare(last, character) !== 0)
      Object.assign(rank, { accent: rank.accent + 1, variant: 0 });
    else if (all.compare(last, character) !== 0) rank.variant += 1;
    found.set(character, {
      letter: String.fromCharCode(0x20 + rank.letter),
      accent: String.fromCharCode(0x20 + rank.accent),
      variant: String.fromCharCode(0x61 + rank.variant),
    });
    before = character;
  }
  return found;
}

/** Characters of other scripts follow, in Unicode order. */
const placeOf = (character: string): Place =>
  places.get(character.toLowerCase()) ?? {
    letter: `\u0800${character.toLowerCase()}`,
    accent: ' ',
    variant: 'a',
  };

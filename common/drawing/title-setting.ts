/** A title broken into lines, and the largest size at which it fits. */
export interface SetTitle {
  lines: string[];
  size: number;
}

interface Place {
  width: number;
  height: number;
  /** The distance of two baselines, in sizes. */
  lead: number;
  largest: number;
  /** The length of a line in sizes. */
  measure: (text: string) => number;
}

/** Limits: more lines would be illegible, and each further word or line multiplies the breaks to try. */
const MAX_LINES = 12;
const MAX_WORDS = 40;

/**
 * Tries every number of lines, and for each the break with the shortest longest line. The largest title wins, among
 * equals the most even one. No line but the last ends on a small word. Too long a title is cut.
 */
export function setTitle(title: string, place: Place): SetTitle {
  const words = wordsOf(title);
  let best: SetTitle & { rag: number } = { lines: [title], size: 0, rag: Infinity };
  const known = new Map<string, Broken | undefined>();
  for (let count = 1; count <= Math.min(words.length, MAX_LINES); count++) {
    const broken = narrowest(words, count, place.measure, known);
    if (broken === undefined) continue;
    const size = Math.min(place.largest, place.width / broken.longest, place.height / (count * place.lead));
    const rag = broken.longest - Math.min(...broken.lines.map(place.measure));
    if (size > best.size * 1.002 || (size > best.size * 0.998 && rag < best.rag))
      best = { lines: broken.lines, size, rag };
  }
  return { lines: best.lines, size: best.size };
}

const SMALL_WORD =
  /(^|[\s’'-])(le|la|les|l[’']|un|une|des?|du|d[’']|et|ou|où|ni|ne|on|je|tu|il|y|à|au|aux|en|par|pour|sur|sous|dans|chez|sans|ce|cet|cette|ces|son|sa|ses|mon|ma|mes|ton|ta|tes|nos?|vos?|leurs?|qui|que|qu[’']|si|se|s[’'])$/i;

/** Whether a line ends on a small word, which belongs to the next line. */
export function endsOnSmallWord(line: string): boolean {
  return SMALL_WORD.test(line);
}

/** Words, with French punctuation kept attached to its word. */
function wordsOf(title: string): string[] {
  const glued = title
    .trim()
    .replace(/ ([!?;:»…])/g, '\u00a0$1')
    .replace(/([«–—]) /g, '$1\u00a0');
  const words = glued.split(/[ \t\n\r]+/).filter((word) => word !== '');
  return words.length <= MAX_WORDS ? words : [...words.slice(0, MAX_WORDS), '…'];
}

interface Broken {
  lines: string[];
  longest: number;
}

/**
 * Breaks words into `count` lines with the shortest longest line; undefined if every break ends a line on a small word.
 */
function narrowest(
  words: readonly string[],
  count: number,
  measure: (text: string) => number,
  known: Map<string, Broken | undefined>,
): Broken | undefined {
  if (count === 1) {
    const line = words.join(' ');
    return { lines: [line], longest: measure(line) };
  }
  const key = `${words.length}/${count}`;
  if (known.has(key)) return known.get(key);
  let best: Broken | undefined;
  for (let taken = 1; taken <= words.length - count + 1; taken++) {
    const line = words.slice(0, taken).join(' ');
    if (endsOnSmallWord(line)) continue;
    const rest = narrowest(words.slice(taken), count - 1, measure, known);
    if (rest === undefined) continue;
    const longest = Math.max(measure(line), rest.longest);
    if (best === undefined || longest < best.longest) best = { lines: [line, ...rest.lines], longest };
  }
  known.set(key, best);
  return best;
}

import { ofSomebody } from '../base/of-somebody';
import { type InkName, inks, type Inks, printedInks } from './inks';
import { authorLetters } from './letters-author';
import { titleLetters } from './letters-title';
import { drawText, textWidth } from './lettering';
import { pick, seededRandom } from './random';
import type { Scene } from './scene';
import { playedScenes, type SceneName, scenes } from './scenes';
import { rect, svg } from './svg';
import { setTitle, type SetTitle } from './title-setting';

export interface PosterOrder {
  /** A slug or a uuid: the same seed gives the same poster. */
  seed: string;
  title: string;
  author?: string;
  scene?: SceneName;
  palette?: InkName;
  /** In pixels; the height is four thirds of it. */
  width?: number;
}

/** A poster, 3:4, as SVG text that needs no font. Never throws: with an empty title only the scene is drawn. */
export function drawPoster({ seed, title, author, scene, palette, width = 300 }: PosterOrder): string {
  const random = seededRandom(seed);
  const chosenScene = pick(playedScenes, random);
  const chosenInks = pick(printedInks, random);
  const ink = inks[palette ?? chosenInks];
  const name = scene ?? chosenScene;
  const set = setTitle(title, { ...TITLE, measure: (text) => textWidth(text, titleLetters) });
  const compose = TITLE_BELOW.has(name) ? titleBelow : titleAbove;
  return svg(compose({ set, author, ink, scene: scenes[name], random }), {
    viewBox: [WIDTH, HEIGHT],
    width,
    height: (width * HEIGHT) / WIDTH,
    label: author ? `Affiche : ${title}, ${ofSomebody(author)}` : `Affiche : ${title}`,
  });
}

const WIDTH = 300;
const HEIGHT = 400;
const MARGIN = 18;
const TITLE = { width: WIDTH - MARGIN * 2, height: 128, lead: 0.9, largest: 84 };
/** Parts of a letter, in sizes: a capital's height, an accent above it, a descender. */
const CAPITAL = 0.66;
const ACCENT = 0.17;
const TAIL = 0.16;
const LEAD = 0.88;
const AUTHOR = 11.5;

/** Scenes lit from above have their title below. */
const TITLE_BELOW: ReadonlySet<SceneName> = new Set(['sickRoom', 'curtain', 'spots']);

interface Composition {
  set: SetTitle;
  author: string | undefined;
  ink: Inks;
  scene: Scene;
  random: () => number;
}

function titleAbove({ set, author, ink, scene, random }: Composition): string {
  const first = MARGIN + (author ? AUTHOR + 9 : 0) + roof(set) + set.size * CAPITAL;
  const end = first + (set.lines.length - 1) * set.size * LEAD + set.size * TAIL;
  return (
    rect(0, 0, WIDTH, HEIGHT, ink.ground) +
    scene({ width: WIDTH, height: HEIGHT, top: end + 14 }, random, ink) +
    words({ set, author, ink }, first, MARGIN + AUTHOR * 0.75)
  );
}

function titleBelow({ set, author, ink, scene, random }: Composition): string {
  const last = HEIGHT - MARGIN - (set.lines.some((line) => /[gjpqyçQ,]/.test(line)) ? set.size * 0.1 : 0);
  const first = last - (set.lines.length - 1) * set.size * LEAD;
  const authorY = first - set.size * CAPITAL - roof(set) - 10;
  const height = authorY - (author ? AUTHOR : 0) - 12;
  return (
    rect(0, 0, WIDTH, HEIGHT, ink.ground) +
    scene({ width: WIDTH, height, top: 26 }, random, ink) +
    rect(0, height, WIDTH, HEIGHT - height, ink.ground) +
    words({ set, author, ink }, first, authorY)
  );
}

function words(
  { set, author, ink }: Pick<Composition, 'set' | 'author' | 'ink'>,
  first: number,
  authorY: number,
): string {
  const colour = ink.title;
  const x = MARGIN - set.size * 0.03;
  const title = set.lines.map((line, i) =>
    drawText(line, titleLetters, { x, y: first + i * set.size * LEAD, size: set.size, colour }),
  );
  const by = author
    ? drawText(author, authorLetters, { x: MARGIN, y: authorY, size: authorSize(author), colour })
    : '';
  return by + title.join('');
}

/** The height of an accent on a capital of the first line, if there is one. */
function roof(set: SetTitle): number {
  return /[ÀÂÄÉÈÊËÎÏÔÖÛÙÜ]/.test(set.lines[0] ?? '') ? set.size * ACCENT : 0;
}

function authorSize(author: string): number {
  return Math.min(AUTHOR, (WIDTH - MARGIN * 2) / textWidth(author, authorLetters));
}

import type { Block, Run } from './letter-blocks';
import { type Letter, type Sender, blocksOf } from './letter';

/** A part of a letter as HTML: an element, or words. The server writes it, the preview shows it. */
export type LetterPart = LetterElement | string;

export interface LetterElement {
  readonly tag: LetterTag;
  /** Names as in scripts (`fontSize`); mail programs read styles of elements alone. */
  readonly style?: Readonly<Record<string, string>>;
  readonly href?: string;
  readonly content: readonly LetterPart[];
}

export type LetterTag =
  'div' | 'p' | 'ul' | 'li' | 'hr' | 'br' | 'a' | 'span' | 'b' | 'i' | 'u' | 's' | 'sub' | 'sup';

/** A letter that every mail program renders: one column, no pictures to load. */
export function letterTree(letter: Letter, { title, siteUrl }: Sender): LetterElement {
  const { greeting, before, always = [], link, after } = letter;
  return {
    tag: 'div',
    style: { padding: '24px', background: '#f6f1e7', color: '#231c15', font: FONT },
    content: [
      {
        tag: 'div',
        style: { maxWidth: '520px', margin: '0 auto', padding: '32px', background: '#fffdf8' },
        content: [
          ...elementsOf(blocksOf([greeting, ...before, ...always])),
          ...(link === undefined ? [] : button(link)),
          ...elementsOf(blocksOf(after)),
          {
            tag: 'p',
            style: { margin: '32px 0 0', fontSize: '14px', color: SOFT },
            content: [title, BREAK, linkTo(siteUrl, [siteUrl])],
          },
        ],
      },
    ],
  };
}

const FONT = "16px/1.5 Georgia, 'Times New Roman', serif";
const SOFT = '#5c5348';
const BREAK: LetterElement = { tag: 'br', content: [] };

const linkTo = (href: string, content: readonly LetterPart[]): LetterElement => ({
  tag: 'a',
  href,
  style: { color: '#8a1f2b' },
  content,
});

const button = ({ label, href }: NonNullable<Letter['link']>): readonly LetterElement[] => [
  {
    tag: 'p',
    style: { margin: '24px 0' },
    content: [
      {
        tag: 'a',
        href,
        style: {
          display: 'inline-block',
          padding: '12px 20px',
          background: '#8a1f2b',
          color: '#ffffff',
          textDecoration: 'none',
          borderRadius: '4px',
        },
        content: [label],
      },
    ],
  },
  {
    tag: 'p',
    style: { margin: '0 0 16px', fontSize: '13px', color: SOFT, overflowWrap: 'anywhere' },
    content: ['Ou recopiez cette adresse\u00a0:', BREAK, href],
  },
];

/** Items of lists that follow each other are one list, each with its marker, as in the text. */
function elementsOf(blocks: readonly Block[]): readonly LetterElement[] {
  const elements: LetterElement[] = [];
  for (const block of blocks) {
    const last = elements.at(-1);
    if (block.depth === 0) elements.push(elementOf(block));
    else if (last?.tag === 'ul') elements.splice(-1, 1, withItem(last, block));
    else elements.push(withItem({ tag: 'ul', style: LIST, content: [] }, block));
  }
  return elements;
}

const LIST = { margin: '0 0 16px', padding: '0', listStyle: 'none' };

function withItem(list: LetterElement, block: Block): LetterElement {
  const last = list.content.at(-1);
  if (block.marker === '' && typeof last === 'object')
    return {
      ...list,
      content: [
        ...list.content.slice(0, -1),
        { ...last, content: [...last.content, BREAK, ...partsOf(block)] },
      ],
    };
  const style = { margin: `0 0 4px ${24 * block.depth}px`, ...styleOf(block) };
  return {
    ...list,
    content: [...list.content, { tag: 'li', style, content: [block.marker, ...partsOf(block)] }],
  };
}

function elementOf(block: Block): LetterElement {
  if (block.kind === 'rule')
    return {
      tag: 'hr',
      style: { margin: '24px 0', border: '0', borderTop: '1px solid #d9cfbd' },
      content: [],
    };
  const style = { margin: '0 0 16px', ...kindStyles[block.kind], ...styleOf(block) };
  return { tag: 'p', style, content: partsOf(block) };
}

const kindStyles: Readonly<Record<Exclude<Block['kind'], 'rule'>, Readonly<Record<string, string>>>> = {
  words: {},
  title: { fontSize: '20px', fontWeight: 'bold', lineHeight: '1.25' },
  quote: { paddingLeft: '16px', borderLeft: '3px solid #d9cfbd', fontStyle: 'italic' },
};

function styleOf({ styles }: Block): Readonly<Record<string, string>> {
  const { align = '', size = '' } = styles;
  return {
    ...(['center', 'right', 'justify'].includes(align) && { textAlign: align }),
    ...(size === 'small' && { fontSize: '14px' }),
    ...(size === 'large' && { fontSize: '20px' }),
  };
}

const partsOf = ({ runs }: Block): readonly LetterPart[] => runs.flatMap(runParts);

function runParts({ words, marks, href }: Run): readonly LetterPart[] {
  const lines = words.split('\n').flatMap((line, rank) => (rank === 0 ? [line] : [BREAK, line]));
  const marked = marks.reduce<readonly LetterPart[]>((content, tag) => [{ tag, content }], lines);
  return href === undefined ? marked : [linkTo(href, marked)];
}

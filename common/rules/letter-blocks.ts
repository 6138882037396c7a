import type { LinkNode, RichTextNode } from '../contract/fields/rich-text-nodes';

/** Words of a block in one style; `href` is where they lead. */
export interface Run {
  readonly words: string;
  readonly marks: readonly Mark[];
  readonly href?: string;
}

const markTypes = ['b', 'i', 'u', 's', 'sub', 'sup'] as const;
export type Mark = (typeof markTypes)[number];

/** A paragraph, title, list item, quotation or rule of a text, in the order in which they are read. */
export interface Block {
  readonly kind: 'words' | 'title' | 'quote' | 'rule';
  /** In how many lists it stands; 0 outside of lists. */
  readonly depth: number;
  /** What begins a list item: `• `, `2. `; empty for all other blocks, also for those below it in the same item. */
  readonly marker: string;
  /** Values of its styles by name: `align`, `size`. */
  readonly styles: Readonly<Record<string, string>>;
  readonly runs: readonly Run[];
}

/**
 * The blocks of a rich text, as letters and tickets carry them: no two paragraphs run into each other, however they are
 * nested. Pictures are left out.
 * @param absolute makes an address of the site (`/breve`) one that works from everywhere
 */
export function letterBlocks(
  nodes: readonly RichTextNode[],
  absolute: (href: string) => string,
): readonly Block[] {
  const reading = new Reading(absolute);
  reading.walkAll(nodes, OUTSIDE);
  return reading.blocks.filter(({ kind, runs }) => kind === 'rule' || wordsOf(runs) !== '');
}

/** The words of runs, without where they lead. */
export const wordsOf = (runs: readonly Run[]): string =>
  runs
    .map(({ words }) => words)
    .join('')
    .trim();

/** Whether a text holds a picture, which neither a letter nor a ticket can carry. */
export function hasPicture(nodes: readonly RichTextNode[]): boolean {
  return nodes.some(
    (node) =>
      node.type === 'img' ||
      ('content' in node && typeof node.content !== 'string' && hasPicture(node.content)),
  );
}

/** What a node is in. */
type Around = Omit<Block, 'runs' | 'marker'> & Omit<Run, 'words'>;

const OUTSIDE: Around = { kind: 'words', depth: 0, styles: {}, marks: [] };

class Reading {
  readonly blocks: (Block & { readonly runs: Run[] })[] = [];
  /** Whether words go to the last block. */
  private isOpen = false;
  private marker = '';
  private readonly absolute: (href: string) => string;

  constructor(absolute: (href: string) => string) {
    this.absolute = absolute;
  }

  walkAll(nodes: readonly RichTextNode[], around: Around): void {
    for (const node of nodes) this.walk(node, around);
  }

  private walk(node: RichTextNode, around: Around): void {
    if (node.type === 'text') return this.add(node.content.replace(/[\t\n\r ]+/g, ' '), around);
    if (node.type === 'hr') return this.addRule(around);
    // A newer server may send node types that are unknown here.
    if (node.type === 'img' || !Array.isArray(node.content)) return;
    const inner = { ...around, styles: { ...around.styles, ...stylesOf(node) } };
    const mark = markTypes.find((type) => type === node.type);
    if (node.type === 'a') this.walkLink(node, inner);
    else if (mark) this.walkAll(node.content, { ...inner, marks: [...inner.marks, mark] });
    else if (node.type === 'ul' || node.type === 'ol') this.walkList(node, inner);
    else this.walkApart(node.content, { ...inner, kind: kinds[node.type] ?? inner.kind });
  }

  private add(words: string, around: Around): void {
    if (!this.isOpen && words.trim() === '') return;
    if (!this.isOpen) this.begin(around);
    const { marks, href } = around;
    this.blocks.at(-1)?.runs.push({ words, marks, ...(href !== undefined && { href }) });
  }

  private addRule(around: Around): void {
    this.begin({ ...around, kind: 'rule' });
    this.isOpen = false;
  }

  private begin({ kind, depth, styles }: Around): void {
    this.blocks.push({ kind, depth, marker: this.marker, styles, runs: [] });
    this.isOpen = true;
    this.marker = '';
  }

  private walkApart(nodes: readonly RichTextNode[], around: Around): void {
    this.isOpen = false;
    this.walkAll(nodes, around);
    this.isOpen = false;
  }

  private walkList(
    { type, content }: Extract<RichTextNode, { readonly content: readonly RichTextNode[] }>,
    around: Around,
  ): void {
    content.forEach((item, rank) => {
      this.marker = type === 'ol' ? `${rank + 1}. ` : '• ';
      this.walkApart([item], { ...around, kind: 'words', depth: around.depth + 1 });
    });
    this.marker = '';
  }

  /** A link around a picture alone leaves its address. */
  private walkLink({ href, content }: LinkNode, around: Around): void {
    const inner = { ...around, href: this.absolute(href) };
    const isEmpty = letterBlocks(content, this.absolute).length === 0;
    if (isEmpty) this.add(inner.href, inner);
    else this.walkAll(content, inner);
  }
}

const kinds: Readonly<Partial<Record<RichTextNode['type'], Block['kind']>>> = {
  h: 'title',
  blockquote: 'quote',
};

function stylesOf(node: RichTextNode): Readonly<Record<string, string>> {
  const metadata = 'metadata' in node ? (node.metadata ?? []) : [];
  return Object.fromEntries(metadata.map(({ name, value }) => [name, value]));
}

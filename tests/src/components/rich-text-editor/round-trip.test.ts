import { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { faultOfRichText } from '#common/contract/fields/rich-text-check';
import type { RichText, RichTextNode, Styled } from '#common/contract/fields/rich-text-nodes';
import { demoCalendar } from '#server/operation/demo/demo-calendar';
import { demoNews } from '#server/operation/demo/demo-news';
import { demoPieces } from '#server/operation/demo/demo-pieces';
import { demoTexts } from '#server/operation/demo/demo-texts';
import { richTextOf } from '#server/content/settings/text-markup';
import { docOfTree } from '../../../../src/components/rich-text-editor/doc-of-tree';
import { schema } from '../../../../src/components/rich-text-editor/schema';
import { simplified } from '#common/html/simplified';
import { treeOfDoc } from '../../../../src/components/rich-text-editor/tree-of-doc';
import { richTrees } from '../../../support/rich-trees';
import { fc } from '../../../support/properties';

const calendar = demoCalendar(new Date('2026-11-21T09:12:00+01:00'));

describe('a tree that the server takes', () => {
  it('comes out of the editor to the letter, where nobody touched it', () => {
    fc.assert(
      fc.property(richTrees, (tree) => {
        fc.pre(faultOfRichText(tree) === undefined);
        const doc = docOfTree(tree);
        doc.check();
        expect(treeOfDoc(doc)).toEqual(tree);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps every word, picture, mark, style and level where everything was touched', () => {
    fc.assert(
      fc.property(richTrees, (tree) => {
        fc.pre(faultOfRichText(tree) === undefined);
        const rewritten = treeOfDoc(touched(docOfTree(tree)));
        expect(meaningOf(rewritten.content)).toEqual(meaningOf(tree.content));
        expect(faultOfRichText(rewritten)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it('is written in one form, however often it is read and written', () => {
    fc.assert(
      fc.property(richTrees, (tree) => {
        const once = treeOfDoc(touched(docOfTree(tree)));
        expect(treeOfDoc(touched(docOfTree(once)))).toEqual(once);
      }),
      { examples: [[tree({ type: 'p', content: [] }, { type: 'text', content: '' })]] },
    );
  });
});

describe('what an association writes', () => {
  it.each([
    ...demoNews(calendar).map(({ title, text }) => [title, richTextOf(text)] as const),
    ...demoTexts.map(({ title, text }) => [title, richTextOf(text)] as const),
    ...demoPieces(calendar).map(({ title, resume }) => [title, resume] as const),
  ])('in the demo’s «\u00a0%s\u00a0» is wholly editable, and written as it was', (_, tree) => {
    const doc = docOfTree(tree);
    expect(keptIn(doc)).toEqual([]);
    expect(meaningOf(treeOfDoc(touched(doc)).content)).toEqual(meaningOf(tree.content));
  });
});

describe('what could not be held', () => {
  it('is made editable without losing a word or a picture', () => {
    fc.assert(
      fc.property(richTrees, ({ content }) => {
        const simple = tree(...simplified(content));
        expect(keptIn(docOfTree(simple))).toEqual([]);
        expect(leavesOf(simple.content)).toEqual(leavesOf(content));
      }),
      { numRuns: 300 },
    );
  });
});

const tree = (...content: RichTextNode[]): RichText => ({ type: 'adls-text', content });

const keptIn = (doc: Node) => {
  const kept: Node[] = [];
  doc.descendants((node) => void (node.type === schema.nodes.kept && kept.push(node)));
  return kept;
};

const leavesOf = (nodes: readonly RichTextNode[]): string =>
  nodes
    .map((node) =>
      node.type === 'text' || node.type === 'img'
        ? node.content
        : node.type === 'hr'
          ? ''
          : leavesOf(node.content),
    )
    .join('');

/** The same document without the nodes' originals, as if each node had been edited. */
const touched = (doc: Node) => Node.fromJSON(schema, doc.toJSON());

/** What a reader gets: blocks with their styles, and each piece of words with all that holds for it. */
function meaningOf(nodes: readonly RichTextNode[]): unknown[] {
  const blocks = piecesOf(nodes, []);
  const [only] = blocks;
  return blocks.length === 1 && JSON.stringify(only) === '{"type":"p","inside":[]}' ? [] : blocks;
}

type Piece = { words: string; marks: string } | { image: string; marks: string } | { type: string };

function piecesOf(nodes: readonly RichTextNode[], marks: readonly string[]): Piece[] {
  return nodes.flatMap((node) => pieceOf(node, marks)).reduce<Piece[]>(joined, []);
}

function pieceOf(node: RichTextNode, marks: readonly string[]): Piece[] {
  const held = [...new Set(marks)].sort().join(' ');
  if (node.type === 'text') return node.content === '' ? [] : [{ words: node.content, marks: held }];
  if (node.type === 'img') return [{ image: JSON.stringify(Object.entries(node).sort()), marks: held }];
  if (node.type === 'hr') return [{ type: 'hr' }];
  if (['a', 'b', 'i', 'u', 's', 'sub', 'sup'].includes(node.type)) {
    const { content: _, ...mark } = node;
    return piecesOf(node.content, [...marks, JSON.stringify(Object.entries(mark).sort())]);
  }
  const { content, ...block } = node as Styled & { type: string; content: readonly RichTextNode[] };
  return [{ ...block, inside: piecesOf(content, marks) } as Piece];
}

function joined(pieces: readonly Piece[], piece: Piece): Piece[] {
  const last = pieces.at(-1);
  return last && 'words' in last && 'words' in piece && last.marks === piece.marks
    ? [...pieces.slice(0, -1), { words: last.words + piece.words, marks: piece.marks }]
    : [...pieces, piece];
}

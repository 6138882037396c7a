import { type Attrs, Mark, type Node } from 'prosemirror-model';
import type { ImageNode, RichText, RichTextNode, Styled } from '#common/contract/fields/rich-text-nodes';
import { isWords } from '#common/html/is-words';
import { remembered } from './origins';
import { schema } from './schema';

/**
 * Converts a tree to the engine's document. Each block remembers what it was read from; one that the engine could not
 * represent without loss (a list in a paragraph, a link in a link) is kept whole as `kept`.
 */
export function docOfTree({ content }: RichText): Node {
  const blocks = blocksOf(content);
  return schema.nodes.doc.create(null, blocks.length > 0 ? blocks : remembered(schema.nodes.p.create(), []));
}

/** A run of bare inline nodes between blocks becomes one block. */
function blocksOf(content: readonly RichTextNode[]): Node[] {
  const blocks: Node[] = [];
  let run: RichTextNode[] = [];
  const endRun = () => {
    if (run.length > 0) blocks.push(...blocksOfRun(run));
    run = [];
  };
  for (const node of content) {
    if (isWords(node)) run.push(node);
    else {
      endRun();
      blocks.push(remembered(blockOf(node) ?? kept([node]), [node]));
    }
  }
  endRun();
  return blocks;
}

function blocksOfRun(run: readonly RichTextNode[]): Node[] {
  if (run.every((node) => node.type === 'img'))
    return run.map((node) => remembered(schema.nodes.picture.create(imageAttrs(node)), [node]));
  const inline = inlineOf(run, Mark.none);
  return [remembered(inline === undefined ? kept(run) : schema.nodes.words.create(null, inline), run)];
}

const kept = (nodes: readonly RichTextNode[]) => schema.nodes.kept.create({ nodes });

function blockOf(node: RichTextNode): Node | undefined {
  switch (node.type) {
    case 'hr':
      return schema.nodes.hr.create();
    case 'p':
    case 'h': {
      const inline = inlineOf(node.content, Mark.none);
      return inline && schema.nodes[node.type].create(attrsOf(node), inline);
    }
    case 'ul':
    case 'ol': {
      const items = node.content.map(itemOf);
      return items.length > 0 && items.every((item) => item !== undefined)
        ? schema.nodes[node.type].create(attrsOf(node), items)
        : undefined;
    }
    case 'div':
    case 'blockquote': {
      const blocks = blocksOf(node.content);
      return schema.nodes[node.type].create(attrsOf(node), blocks.length > 0 ? blocks : noWords());
    }
    default:
      return undefined;
  }
}

/** An item always begins with a line to write in, before any list. */
function itemOf(node: RichTextNode): Node | undefined {
  if (node.type !== 'li') return undefined;
  const blocks = blocksOf(node.content);
  const content = blocks[0]?.isTextblock ? blocks : [noWords(), ...blocks];
  return remembered(schema.nodes.li.create(attrsOf(node), content), [node]);
}

const noWords = () => schema.nodes.words.create();

/**
 * Inline nodes with their marks; undefined if they contain a block, or a mark nested in a different one of its type.
 */
function inlineOf(content: readonly RichTextNode[], marks: readonly Mark[]): Node[] | undefined {
  const parts = content.map((node) => partsOf(node, marks));
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

function partsOf(node: RichTextNode, marks: readonly Mark[]): Node[] | undefined {
  switch (node.type) {
    case 'text':
      return node.content === '' ? [] : [schema.text(node.content, marks)];
    case 'img':
      return [schema.nodes.img.create(imageAttrs(node), null, marks)];
    case 'a':
    case 'b':
    case 'i':
    case 'u':
    case 's':
    case 'sub':
    case 'sup': {
      const mark = schema.marks[node.type].create(attrsOf(node));
      const other = mark.type.isInSet(marks);
      return other === undefined || other.eq(mark) ? inlineOf(node.content, mark.addToSet(marks)) : undefined;
    }
    default:
      return undefined;
  }
}

function imageAttrs({ content, width, height, ...node }: ImageNode): Attrs {
  return { ...attrsOf(node), source: content, width: width ?? null, height: height ?? null };
}

function attrsOf(node: Styled): Attrs {
  return {
    metadata: node.metadata ?? null,
    ...('level' in node && { level: node.level }),
    ...('href' in node && { href: node.href }),
  };
}

import type { Attrs, Mark, Node } from 'prosemirror-model';
import { must } from '#common/base/must';
import type { ContainerType, RichText, RichTextNode } from '#common/contract/fields/rich-text-nodes';
import { originOf, remembered } from './origins';
import { schema } from './schema';

/** Converts the engine's document to a tree. A document without any text has no content. */
export function treeOfDoc(doc: Node): RichText {
  return {
    type: 'adls-text',
    content: isBlank(doc) ? doc.children.flatMap((node) => originOf(node) ?? []) : contentOf(doc),
  };
}

/** Whether the document is at most one line, without text or style; empty bare lines do not count. */
export function isBlank(doc: Node): boolean {
  const [first, ...others] = doc.children.filter(
    ({ type, content }) => type !== schema.nodes.words || content.size > 0,
  );
  const isPlain = !first || (first.type === schema.nodes.p && !first.attrs['metadata']);
  return isPlain && others.length === 0 && !first?.content.size;
}

/** Adjacent bare lines would merge: each becomes a paragraph instead. */
function contentOf(parent: Node): RichTextNode[] {
  const blocks = parent.children
    .map((node) => ({ node, nodes: nodesOf(node) }))
    .filter(({ nodes }) => nodes.length > 0);
  return blocks.flatMap(({ node, nodes }, place) => {
    const isBeside = [blocks[place - 1], blocks[place + 1]].some((other) => other && isBare(other.node));
    return node.type === schema.nodes.words && isBeside ? [{ type: 'p', content: nodes }] : nodes;
  });
}

const isBare = ({ type }: Node) => type === schema.nodes.words || type === schema.nodes.picture;

function nodesOf(node: Node): readonly RichTextNode[] {
  const known = originOf(node);
  if (known !== undefined) return known;
  const nodes = written(node);
  remembered(node, nodes);
  return nodes;
}

function written(node: Node): readonly RichTextNode[] {
  const { type, attrs } = node;
  switch (type) {
    case schema.nodes.kept:
      return attrs['nodes'];
    case schema.nodes.words:
      return inlineOf(node);
    case schema.nodes.picture:
      return [imageOf(node)];
    case schema.nodes.hr:
      return [{ type: 'hr' }];
    case schema.nodes.h:
      return [{ type: 'h', level: attrs['level'], content: inlineOf(node), ...styleOf(attrs) }];
    case schema.nodes.p:
      return [{ type: 'p', content: inlineOf(node), ...styleOf(attrs) }];
    default:
      return [{ type: type.name as ContainerType, content: contentOf(node), ...styleOf(attrs) }];
  }
}

const inlineOf = (node: Node) => nested(node.children.map((child) => ({ node: child, marks: child.marks })));

interface Part {
  readonly node: Node;
  readonly marks: readonly Mark[];
}

/** The longest mark becomes the outermost one. */
function nested(parts: readonly Part[]): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  for (let at = 0; at < parts.length;) {
    const { node, marks } = must(parts[at], 'a part');
    const [longest] = marks
      .map((mark) => ({ mark, end: endOf(mark, parts, at) }))
      .sort((one, other) => other.end - one.end);
    if (longest) nodes.push(marked(longest.mark, parts.slice(at, longest.end)));
    else nodes.push(node.isText ? { type: 'text', content: node.text ?? '' } : imageOf(node));
    at = longest?.end ?? at + 1;
  }
  return nodes;
}

function endOf(mark: Mark, parts: readonly Part[], from: number): number {
  const end = parts.findIndex(({ marks }, place) => place >= from && !mark.isInSet(marks));
  return end === -1 ? parts.length : end;
}

function marked(mark: Mark, parts: readonly Part[]): RichTextNode {
  const content = nested(parts.map(({ node, marks }) => ({ node, marks: mark.removeFromSet(marks) })));
  const { href } = mark.attrs;
  const style = styleOf(mark.attrs);
  return mark.type === schema.marks.a
    ? { type: 'a', href, content, ...style }
    : { type: mark.type.name as ContainerType, content, ...style };
}

function imageOf({ attrs }: Node): RichTextNode {
  const { source, width, height } = attrs;
  return {
    type: 'img',
    content: source,
    ...(width !== null && { width }),
    ...(height !== null && { height }),
    ...styleOf(attrs),
  };
}

const styleOf = ({ metadata }: Attrs) => (metadata === null ? {} : { metadata });

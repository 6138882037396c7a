import { Fragment, type ReactNode } from 'react';
import { isSafeHref, isSafeSource } from '#common/contract/fields/rich-text-check';
import type {
  ContainerNode,
  HeadingNode,
  ImageNode,
  LinkNode,
  RichText as Document,
  RichTextNode,
} from '#common/contract/fields/rich-text-nodes';
import { classNames } from '../../ui/class-names';
import { RichImage } from './rich-image';
import { RichLink } from './rich-link';
import { styleClasses } from './style-classes';
import styles from './rich-text.module.css';

interface RichTextProps {
  document: Document;
}

/**
 * A rich document as React elements from a closed list: nothing in it can become markup of its own. Unknown nodes are
 * left out, and nodes that HTML does not allow in their place (a list in a paragraph, a link in a link) become the
 * nearest allowed element.
 */
export function RichText({ document }: RichTextProps) {
  const headings = headingTags(document.content);
  return (
    <div className={classNames('prose', styles.document)}>
      {elements(document.content, { place: 'flow', inLink: false, headings })}
    </div>
  );
}

interface Surroundings {
  /** What HTML allows here: blocks and inline nodes, inline nodes only, or items of a list. */
  readonly place: 'flow' | 'words' | 'items';
  readonly inLink: boolean;
  readonly headings: ReadonlyMap<RichTextNode, HeadingTag>;
}

function elements(nodes: unknown, around: Surroundings): ReactNode {
  if (!Array.isArray(nodes)) return null;
  return nodes.map((node: unknown, place) => (
    <Fragment key={place}>{isNode(node) && element(node, around)}</Fragment>
  ));
}

function element(node: RichTextNode, around: Surroundings): ReactNode {
  if (around.place === 'items') return item(node, around);
  switch (node.type) {
    case 'text':
      return typeof node.content === 'string' ? node.content : null;
    case 'p':
    case 'div':
    case 'blockquote':
    case 'ul':
    case 'ol':
      return block(node, node.type, around);
    case 'h':
      return block(node, around.headings.get(node) ?? 'h6', around);
    case 'li':
      return block(node, 'div', around);
    case 'b':
    case 'i':
    case 'u':
    case 's':
    case 'sub':
    case 'sup':
      return words(node.type, node, around);
    case 'hr':
      return around.place === 'flow' ? <hr /> : null;
    case 'img':
      return image(node);
    case 'a':
      return link(node, around);
    default:
      return null;
  }
}

function block(node: Holder, Tag: BlockTag, around: Surroundings): ReactNode {
  if (around.place === 'words') return words('span', node, around, styles.block);
  const place = inside[Tag] ?? 'flow';
  return <Tag className={styleClasses(node)}>{elements(node.content, { ...around, place })}</Tag>;
}

/** What each block can contain; blocks that are not listed, anything. */
const inside: Readonly<Partial<Record<BlockTag, Surroundings['place']>>> = {
  ul: 'items',
  ol: 'items',
  p: 'words',
  h2: 'words',
  h3: 'words',
  h4: 'words',
  h5: 'words',
  h6: 'words',
};

type BlockTag = 'p' | 'div' | 'blockquote' | 'ul' | 'ol' | HeadingTag;

function words(Tag: WordsTag, node: Holder, around: Surroundings, ownClass?: string): ReactNode {
  const className = classNames(ownClass, styleClasses(node)) || undefined;
  return <Tag className={className}>{elements(node.content, { ...around, place: 'words' })}</Tag>;
}

type WordsTag = 'b' | 'i' | 'u' | 's' | 'sub' | 'sup' | 'span';

type Holder = ContainerNode | HeadingNode;

function item(node: RichTextNode, around: Surroundings): ReactNode {
  const freely = { ...around, place: 'flow' } as const;
  if (node.type === 'li') return <li className={styleClasses(node)}>{elements(node.content, freely)}</li>;
  const content = element(node, freely);
  return content === null || content === '' ? null : <li>{content}</li>;
}

function link(node: LinkNode, around: Surroundings): ReactNode {
  const isLink = !around.inLink && typeof node.href === 'string' && isSafeHref(node.href);
  if (!isLink) return elements(node.content, around);
  return (
    <RichLink href={node.href} className={styleClasses(node)}>
      {elements(node.content, { ...around, inLink: true })}
    </RichLink>
  );
}

function image(node: ImageNode): ReactNode {
  if (typeof node.content !== 'string' || !isSafeSource(node.content)) return null;
  return (
    <RichImage source={node.content} width={node.width} height={node.height} className={styleClasses(node)} />
  );
}

type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/**
 * The element of each heading of a document. The page's own title is the h1; below it the levels follow each other
 * without a gap, whatever levels the editor accepted, so that the outline for screen readers is complete.
 */
function headingTags(nodes: readonly RichTextNode[]): ReadonlyMap<RichTextNode, HeadingTag> {
  const headings = headingsIn(nodes);
  const levels = [...new Set(headings.map(levelOf))].sort((a, b) => a - b);
  const tags = new Map<RichTextNode, HeadingTag>();
  let previous = 1;
  for (const heading of headings) {
    previous = Math.min(levels.indexOf(levelOf(heading)) + 2, previous + 1, 6);
    tags.set(heading, `h${previous}` as HeadingTag);
  }
  return tags;
}

function headingsIn(nodes: unknown): readonly RichTextNode[] {
  if (!Array.isArray(nodes)) return [];
  return nodes
    .filter(isNode)
    .flatMap((node) => (node.type === 'h' ? [node] : 'content' in node ? headingsIn(node.content) : []));
}

const levelOf = (node: RichTextNode) => (node.type === 'h' && Number.isInteger(node.level) ? node.level : 6);

/** Whether a value has at least the shape of a node; its type is checked by the reader. */
function isNode(value: unknown): value is RichTextNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

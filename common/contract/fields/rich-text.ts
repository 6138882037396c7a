import { any, coerce, define } from 'superstruct';
import { withoutOdd } from '../../base/odd-character';
import { MAX_DEPTH, faultOfRichText } from './rich-text-check';
import type { RichText } from './rich-text-nodes';

/** A rich document for reading: nodes that only a newer server knows are kept, and skipped when it is displayed. */
export const richText = define<RichText>(
  'rich text',
  (value) => isDocument(value) || 'document attendu (type adls-text)',
);

/**
 * A rich document for writing, checked node by node; the failure contains the path of the fault. Invisible characters that no
 * language needs are taken out of its texts, not refused: a document from before may hold some where nobody finds them.
 */
export const writtenRichText = coerce(
  define<RichText>('rich text', (value) => faultOfRichText(value) ?? true),
  any(),
  (value) => cleaned(typed(value), 0),
);

/** The type is the only one that there is: a document may leave it out. */
const typed = (value: unknown) =>
  typeof value === 'object' && value !== null && 'content' in value && !('type' in value)
    ? { type: 'adls-text', ...value }
    : value;

/** The same value, down to where a document ends. */
function cleaned(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (!('content' in value)) return value;
  const { content } = value;
  if (Array.isArray(content)) return { ...value, content: content.map((node) => cleaned(node, depth + 1)) };
  const isText = typeof content === 'string' && Reflect.get(value, 'type') === 'text';
  return isText ? { ...value, content: withoutOdd(content) } : value;
}

const isDocument = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Reflect.get(value, 'type') === 'adls-text' &&
  Array.isArray(Reflect.get(value, 'content'));

import { define } from 'superstruct';
import { faultOfRichText } from './rich-text-check';
import type { RichText } from './rich-text-nodes';

/** A rich document as it is read: nodes that only a newer server knows stay in it, and whoever shows it leaves them out. */
export const richText = define<RichText>(
  'rich text',
  (value) => isDocument(value) || 'document attendu (type adls-text)',
);

/** A rich document as it is written, checked node by node; the failure names the path of the fault. */
export const writtenRichText = define<RichText>('rich text', (value) => faultOfRichText(value) ?? true);

const isDocument = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Reflect.get(value, 'type') === 'adls-text' &&
  Array.isArray(Reflect.get(value, 'content'));

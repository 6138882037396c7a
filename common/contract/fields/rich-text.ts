import { define } from 'superstruct';
import { faultOfRichText } from './rich-text-check';
import type { RichText } from './rich-text-nodes';

/** A rich document for reading: nodes that only a newer server knows are kept, and skipped when it is displayed. */
export const richText = define<RichText>(
  'rich text',
  (value) => isDocument(value) || 'document attendu (type adls-text)',
);

/** A rich document for writing, checked node by node; the failure contains the path of the fault. */
export const writtenRichText = define<RichText>('rich text', (value) => faultOfRichText(value) ?? true);

const isDocument = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Reflect.get(value, 'type') === 'adls-text' &&
  Array.isArray(Reflect.get(value, 'content'));

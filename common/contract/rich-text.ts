import { define } from 'superstruct';
import { faultOfRichText } from './rich-text-check';
import type { RichText } from './rich-text-nodes';

/** A rich document, checked node by node; the failure names the path of the fault. */
export const richText = define<RichText>('rich text', (value) => faultOfRichText(value) ?? true);

import { is } from 'superstruct';
import { aboutTextWrite } from '#common/contract/content/about-text';
import type { TextValues } from './text-noun';

/** What a version of a text says; null where this version of the site cannot read it. */
export function textOfVersion(content: unknown): Partial<TextValues> | null {
  return is(content, aboutTextWrite) ? { title: content.title, content: content.content } : null;
}

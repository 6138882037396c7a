import { is } from 'superstruct';
import { aboutTextWrite } from '#common/contract/content/about-text';
import type { TextValues } from './text-noun';

/** The form values of a version of a text; null if this release of the site cannot read it. */
export function textOfVersion(content: unknown): Partial<TextValues> | null {
  return is(content, aboutTextWrite) ? { title: content.title, content: content.content } : null;
}

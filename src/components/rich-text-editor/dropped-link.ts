import type { RichTextNode } from '#common/contract/fields/rich-text-nodes';
import { linkAddress } from './link-address';

/**
 * The link that was dragged here, if its address is all that came with it; undefined: none, or none that a text may have.
 * @param origin of this site, whose own addresses become paths
 */
export function droppedLink(data: Pick<DataTransfer, 'getData'>, origin: string): RichTextNode | undefined {
  const lines = data.getData('text/uri-list').split(/[\r\n]+/);
  const address = lines.find((line) => line !== '' && !line.startsWith('#'));
  if (address === undefined) return undefined;
  const isOurs = address === origin || address.startsWith(`${origin}/`);
  const href = linkAddress(isOurs ? address.slice(origin.length) || '/' : address);
  if (href === undefined) return undefined;
  const [, title = ''] = data.getData('text/x-moz-url').split(/[\r\n]+/);
  const words = title.trim() || data.getData('text/plain').trim() || address;
  return { type: 'a', href, content: [{ type: 'text', content: words.replace(/\s+/g, ' ') }] };
}

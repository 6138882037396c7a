import { useLiveQuery } from 'dexie-react-hooks';
import { imageEditor, links } from '#common/contract/site/links';
import { readLane } from '#common/rules/lane';
import { imageQueries } from '#mirror/queries/image-queries';

/** The editor's address for a lane; null if it has no form of its own, or nothing to show in it. */
export function useEditorAddress(lane: string | null): string | null {
  const { noun, key } = readLane(lane ?? '');
  const uuid = noun === 'image' ? key : null;
  const image = useLiveQuery(async () => (uuid === null ? null : imageQueries.read(uuid)), [uuid]);
  // An image whose creation was refused has neither text nor picture in its form: saving there would lose both.
  return uuid === null || image ? editorAddress(lane) : null;
}

/** The address of the form for a lane (`news:<uuid>`), if there is such a form. */
export function editorAddress(lane: string | null): string | null {
  const { noun, key } = readLane(lane ?? '');
  const editor = editors.get(noun);
  return editor === undefined || key === '' ? null : editor(key);
}

const editors: ReadonlyMap<string, (uuid: string) => string> = new Map([
  ['news', (slug: string) => links.editNews.to({ slug })],
  ['piece', (slug: string) => links.editPiece.to({ slug })],
  ['about-text', (slug: string) => links.editAboutText.to({ slug })],
  ['show', (slug: string) => links.editShow.to({ slug })],
  ['event', (slug: string) => links.editEvent.to({ slug })],
  ['sponsor', (slug: string) => links.editSponsor.to({ slug })],
  ['image', imageEditor],
]);

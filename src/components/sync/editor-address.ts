import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { imageEditor, links } from '#common/contract/site/links';
import { readLane } from '#common/rules/lane';
import { imageQueries } from '#mirror/queries/image-queries';
import { personAtom } from '../../state/session';
import { showOfInteractiveImage } from '../agenda/show-of-interactive-image';

/** The editor's address for a lane; null if it has no form of its own, or nothing to show in it. */
export function useEditorAddress(lane: string | null): string | null {
  const owner = useAtomValue(personAtom)?.uuid ?? '';
  const here = useLiveQuery(() => readHere(lane, owner), [lane, owner]) ?? nothing;
  return editorAddress(lane, here);
}

/** What this device has of the lane's thing, where its form needs it. */
interface Here {
  readonly hasImage: boolean;
  /** The uuid of an interactive image's show. */
  readonly show: string | null;
}

const nothing: Here = { hasImage: false, show: null };

async function readHere(lane: string | null, owner: string): Promise<Here> {
  const { noun, key } = readLane(lane ?? '');
  return {
    hasImage: noun === 'image' && (await imageQueries.read(key)) !== null,
    show: noun === 'interactive-image' ? await showOfInteractiveImage(owner, key) : null,
  };
}

/** The address of the form for a lane (`news:<uuid>`), if there is such a form and something to show in it. */
export function editorAddress(lane: string | null, here: Here): string | null {
  const { noun, key } = readLane(lane ?? '');
  const editor = editors.get(noun);
  return editor === undefined || key === '' ? null : editor(key, here);
}

const editors: ReadonlyMap<string, (uuid: string, here: Here) => string | null> = new Map([
  ['news', (slug: string) => links.editNews.to({ slug })],
  ['piece', (slug: string) => links.editPiece.to({ slug })],
  ['about-text', (slug: string) => links.editAboutText.to({ slug })],
  ['show', (slug: string) => links.editShow.to({ slug })],
  ['event', (slug: string) => links.editEvent.to({ slug })],
  ['sponsor', (slug: string) => links.editSponsor.to({ slug })],
  // An image whose creation was refused has neither text nor picture in its form: saving there would lose both.
  ['image', (uuid: string, { hasImage }: Here) => (hasImage ? imageEditor(uuid) : null)],
  [
    'interactive-image',
    (uuid: string, { show }: Here) => show && links.interactiveImage.to({ slug: show, uuid }),
  ],
]);

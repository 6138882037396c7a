import { laneOf } from '#common/rules/lane';
import { draftQueries } from '#mirror/queries/draft-queries';
import { interactiveImageQueries } from '#mirror/queries/interactive-image-queries';

/**
 * The uuid of the show that an interactive image belongs to: of one that the server never took, as its draft says. Null
 * if this device has neither.
 * @param owner of the draft
 */
export async function showOfInteractiveImage(owner: string, uuid: string): Promise<string | null> {
  const image = await interactiveImageQueries.read(uuid);
  return image?.show ?? draftQueries.showOf(owner, laneOf('interactive-image', uuid));
}

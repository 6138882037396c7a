import { imageQueries } from '#mirror/queries/image-queries';
import { interactiveImageQueries } from '#mirror/queries/interactive-image-queries';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { type ShownImage, galleryImagesOf, shownImages } from './shown-images';

/**
 * The interactive images of a show with their pictures.
 * @param show its uuid
 * @param isOnDesk whether also those of a show that visitors do not see
 */
export function useInteractiveImages(show: string, isOnDesk: boolean): readonly ShownImage[] {
  const { answer } = useMirrorAnswer(async () => {
    const { ofShow, ofShowOnDesk } = interactiveImageQueries;
    const images = await (isOnDesk ? ofShowOnDesk(show) : ofShow(show));
    const rows = await Promise.all(galleryImagesOf(images).map((uuid) => imageQueries.read(uuid)));
    return shownImages(
      images,
      rows.filter((row) => row !== null),
    );
  }, [show, isOnDesk]);
  return answer ?? [];
}

import { imageQueries } from '#mirror/queries/image-queries';
import { interactiveImageQueries } from '#mirror/queries/interactive-image-queries';
import { NumberedPart } from '../page/numbered-part';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { InteractivePicture } from './interactive-picture';
import { type ShownImage, galleryImagesOf, shownImages } from './shown-images';

interface InteractiveImagesProps {
  /** The uuid of the show. */
  show: string;
  isOnDesk: boolean;
}

/** The pictures of a show with zones that tell more. Renders nothing if there are none. */
export function InteractiveImages({ show, isOnDesk }: InteractiveImagesProps) {
  const images = useInteractiveImages(show, isOnDesk);
  if (images.length === 0) return null;
  return (
    <NumberedPart id="en-images" title="En images">
      {images.map((image) => (
        <InteractivePicture key={image.uuid} image={image} />
      ))}
    </NumberedPart>
  );
}

/**
 * The interactive images of a show with their pictures.
 * @param show its uuid
 * @param isOnDesk whether also those of a show that visitors do not see
 */
function useInteractiveImages(show: string, isOnDesk: boolean): readonly ShownImage[] {
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

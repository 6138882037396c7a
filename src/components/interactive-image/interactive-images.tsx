import { Act } from '../page/act';
import { InteractivePicture } from './interactive-picture';
import { useInteractiveImages } from './use-interactive-images';

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
    <Act id="en-images" title="En images">
      {images.map((image) => (
        <InteractivePicture key={image.uuid} image={image} />
      ))}
    </Act>
  );
}

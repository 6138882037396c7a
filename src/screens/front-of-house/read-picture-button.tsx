import { PictureButton } from '../../components/picture-file/picture-button';
import type { HandedTickets } from './use-handed-tickets';

/** Chooses a picture of a ticket: from the photos of a phone, or a file. */
export function ReadPictureButton({ handed }: { handed: Pick<HandedTickets, 'isReading' | 'readPicture'> }) {
  const { isReading, readPicture } = handed;
  return (
    <PictureButton icon="image" pending={isReading} onChoose={([file]) => file && readPicture(file)}>
      {isReading ? 'Lecture de l’image…' : 'Lire une image…'}
    </PictureButton>
  );
}

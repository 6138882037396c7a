import { count } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import { imageQueries } from '#mirror/queries/image-queries';
import { Act } from '../page/act';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { MoreLink } from '../page/more-link';
import { PhotoStrip } from '../photo/photo-strip';

interface PiecePhotosProps {
  title: string;
  /** The years in which the play was given here. */
  years: readonly number[];
}

/** Posters and photos of a play's performances here; renders nothing if there are none. */
export function PiecePhotos({ title, years }: PiecePhotosProps) {
  const { answer = [] } = useMirrorAnswer(() => imageQueries.ofPlay(title, years), [title, years.join()]);
  if (answer.length === 0) return null;
  return (
    <Act id="images" title="En images">
      <PhotoStrip photos={answer.slice(0, MOST)} within={{ piece: title }} />
      <MoreLink href={`${links.gallery.to()}?${new URLSearchParams({ piece: title })}`}>
        {answer.length > MOST
          ? `Les ${count(answer.length, 'image')} de cette pièce`
          : 'Cette pièce dans la galerie'}
      </MoreLink>
    </Act>
  );
}

const MOST = 12;

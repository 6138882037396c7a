import { count } from '#common/base/numbers';
import type { InteractiveImage } from '#common/contract/agenda/interactive-image';
import type { Show } from '#common/contract/agenda/show';
import { links } from '#common/contract/site/links';
import { imageQueries } from '#mirror/queries/image-queries';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { RankedNoun } from '../list/ranked-noun';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { Photo } from '../../../components/photo/photo';
import { Icon } from '../../../ui/icon';
import styles from './interactive-image-row.module.css';

/** An interactive image, in the list of those of its show. */
export const interactiveImageRowOf = ({ slug }: Pick<Show, 'slug'>): RankedNoun<InteractiveImage> => ({
  title: 'Images interactives',
  kind: 'interactive-image',
  nameOf: ({ title }) => title,
  unnamed: 'Sans titre',
  editor: (uuid) => links.interactiveImage.to({ slug, uuid }),
  picture: ({ image }) => <Thumbnail uuid={image} />,
  facts: ({ zones }) => <span>{zones.length === 0 ? 'sans zone' : count(zones.length, 'zone')}</span>,
  place: queuedWrites.placeInteractiveImage,
  remove: queuedWrites.deleteInteractiveImage,
  deleted: 'Supprimée',
  warning: 'Ses zones disparaissent avec elle. C’est définitif. La photo, elle, reste dans la galerie.',
});

/** The picture of the gallery that the zones lie on. */
function Thumbnail({ uuid }: { uuid: string }) {
  const { answer: image } = useMirrorAnswer(() => imageQueries.read(uuid), [uuid]);
  return (
    <Photo
      uuid={uuid}
      file={image?.file}
      sizes="4.5rem"
      className={styles.photo}
      without={<Icon name="image" />}
    />
  );
}

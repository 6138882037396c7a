import { useParams } from 'wouter';
import { uuidPattern } from '#common/base/uuid';
import { links } from '#common/contract/site/links';
import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { BackToList } from '../form/back-to-list';
import { DeskLookup } from '../form/desk-lookup';
import { ImageOfShow, ImageWithoutShow } from './interactive-image-door';
import { InteractiveImageList } from './interactive-image-list';

/* List and form share one chunk: each further one adds to the first page load, which names them all. */

/** The list of a show's interactive images, for the secretary. */
export function InteractiveImageDesk() {
  const { slug } = useParams<{ slug: string }>();
  return (
    <DeskLookup key={slug} {...showAt(slug)} title="Images interactives">
      {(show) => <InteractiveImageList show={show} />}
    </DeskLookup>
  );
}

/** Screen to add or edit one: its uuid is in the address from the beginning. */
export function WriteInteractiveImage() {
  const { slug, uuid } = useParams<{ slug: string; uuid: string }>();
  if (!uuidPattern.test(uuid))
    return <BackToList words="Image interactive introuvable" href={links.interactiveImages.to({ slug })} />;
  const show = showAt(slug);
  return (
    <DeskLookup
      key={slug}
      {...show}
      title="Image interactive"
      instead={<ImageWithoutShow key={uuid} uuid={uuid} missing={show.missing} list={show.list} />}
    >
      {(found) => <ImageOfShow key={uuid} uuid={uuid} show={found} />}
    </DeskLookup>
  );
}

const showAt = (address: string) => ({
  address,
  read: deskAgendaQueries.readShow,
  missing: 'Spectacle introuvable',
  list: links.shows.to(),
});

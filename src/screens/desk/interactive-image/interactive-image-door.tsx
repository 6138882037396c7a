import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { links } from '#common/contract/site/links';
import { laneOf } from '#common/rules/lane';
import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { draftQueries } from '#mirror/queries/draft-queries';
import { showOfInteractiveImage } from '../../../components/agenda/show-of-interactive-image';
import { BackToList } from '../form/back-to-list';
import { DeskLookup } from '../form/desk-lookup';
import { LoadingScreen } from '../../../components/loading/loading-screen';
import { personAtom } from '../../../state/session';
import { InteractiveImageForm } from './interactive-image-form';
import { isNewImage } from './new-image-address';
import { type ShowOfImages, formerShow } from './show-of-images';

interface ImageOfShowProps {
  uuid: string;
  show: ShowOfImages;
}

/** What is at an address: `isBegun`, or only about to be; `elsewhere`: the address of the show that it belongs to. */
interface Place {
  readonly uuid: string;
  readonly isBegun: boolean;
  readonly elsewhere: string | null;
}

/** The form, or the way to it, if the image belongs to another show than the address says. Keyed by the uuid. */
export function ImageOfShow({ uuid, show }: ImageOfShowProps) {
  const owner = useAtomValue(personAtom)?.uuid ?? '';
  // As it was opened: the mark leaves the address once something is typed.
  const search = useSearch();
  const [isNew] = useState(isNewImage(search));
  const read = useCallback(
    async (image: string): Promise<Place | null> => {
      const own = await showOfInteractiveImage(owner, image);
      if (own === null) return isNew ? { uuid: image, isBegun: false, elsewhere: null } : null;
      const elsewhere = own === show.uuid ? null : ((await deskAgendaQueries.readShow(own))?.slug ?? own);
      return { uuid: image, isBegun: true, elsewhere };
    },
    [owner, isNew, show.uuid],
  );
  return (
    <DeskLookup
      address={uuid}
      read={read}
      title="Image interactive"
      missing="Image interactive introuvable"
      list={links.interactiveImages.to({ slug: show.slug })}
    >
      {(place) => <FormAt place={place} show={show} />}
    </DeskLookup>
  );
}

function FormAt({ place: { uuid, isBegun, elsewhere }, show }: { place: Place; show: ShowOfImages }) {
  const [path, navigate] = useLocation();
  const isMarked = isNewImage(useSearch());
  // A draft is found without the mark; with it, the address of one deleted later would open an empty form.
  useEffect(() => {
    if (isBegun && isMarked) navigate(path, { replace: true });
  }, [isBegun, isMarked, navigate, path]);
  return elsewhere === null ? (
    <InteractiveImageForm uuid={uuid} show={show} />
  ) : (
    <Redirect to={links.interactiveImage.to({ slug: elsewhere, uuid })} replace />
  );
}

interface ImageWithoutShowProps {
  uuid: string;
  /** Said where there is no draft either, and the list to go back to then. */
  missing: string;
  list: string;
}

/** The form of a draft whose show is no more, or the way to the show that it belongs to. Keyed by the uuid. */
export function ImageWithoutShow({ uuid, missing, list }: ImageWithoutShowProps) {
  const owner = useAtomValue(personAtom)?.uuid ?? '';
  const read = useLiveQuery(async () => {
    const own = await showOfInteractiveImage(owner, uuid);
    const slug = own && (await deskAgendaQueries.readShow(own))?.slug;
    return { slug, drafted: await draftQueries.showOf(owner, laneOf('interactive-image', uuid)) };
  }, [owner, uuid]);
  const [show, setShow] = useState<ShowOfImages | null>(null);
  if (read === undefined) return <LoadingScreen />;
  const { slug, drafted } = read;
  if (slug) return <Redirect to={links.interactiveImage.to({ slug, uuid })} replace />;
  // It is kept, so that abandoning the draft does not close the form before it has said so.
  if (show === null && drafted !== null) setShow(formerShow(drafted));
  if (show !== null) return <InteractiveImageForm uuid={uuid} show={show} isShowGone />;
  return <BackToList words={missing} href={list} />;
}

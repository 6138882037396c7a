import { useAtomValue } from 'jotai';
import { links } from '#common/contract/site/links';
import { keepingAtom } from '../../state/keeping';
import { mayKeep } from '../browser/may-keep';
import { MoreLink } from '../page/more-link';

/** A link from photos to the screen that keeps them for use offline; nothing where this browser keeps none. */
export function OfflineArchiveLink() {
  const keeping = useAtomValue(keepingAtom);
  return (
    mayKeep(keeping) && <MoreLink href={links.offlineArchive.to()}>Garder les archives hors ligne</MoreLink>
  );
}

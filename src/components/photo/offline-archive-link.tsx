import { links } from '#common/contract/site/links';
import { MoreLink } from '../page/more-link';

/** A link from photos to the screen that keeps them for use offline. */
export const OfflineArchiveLink = () => (
  <MoreLink href={links.offlineArchive.to()}>Garder les archives hors ligne</MoreLink>
);

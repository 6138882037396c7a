import { links } from '#common/contract/site/links';
import { MoreLink } from '../page/more-link';

/** From photos to keeping them for times without a network. */
export const OfflineArchiveLink = () => (
  <MoreLink href={links.offlineArchive.to()}>Garder les archives hors ligne</MoreLink>
);

import { links } from '#common/contract/site/links';
import { MoreLink } from './more-link';

/** A link from a text or a list to the picture of all seasons. */
export const SeasonsLink = () => <MoreLink href={links.seasons.to()}>Les saisons, année par année</MoreLink>;

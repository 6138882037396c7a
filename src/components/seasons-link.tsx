import { links } from '#common/contract/site/links';
import { MoreLink } from './page/more-link';

/** From a text or a list to all years as one picture. */
export const SeasonsLink = () => <MoreLink href={links.seasons.to()}>Les saisons, année par année</MoreLink>;

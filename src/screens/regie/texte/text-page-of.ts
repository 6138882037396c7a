import { links } from '#common/contract/site/links';
import { type PageSlug, isPageSlug } from '#common/rules/page-texts';

const pages: Readonly<Record<PageSlug, string>> = {
  histoire: links.history.to(),
  contacts: links.contacts.to(),
  cgu: links.terms.to(),
  'reservation-informations': links.reservationInformation.to(),
};

/** The address at which visitors read a text, if there is one. */
export const pageOf = (slug: string): string | undefined => (isPageSlug(slug) ? pages[slug] : undefined);

import { links } from '#common/contract/site/links';

const pages: Readonly<Record<string, string>> = {
  histoire: links.history.to(),
  contacts: links.contacts.to(),
  cgu: links.terms.to(),
  'reservation-informations': links.reservationInformation.to(),
};

/** The address at which visitors read a text, if there is one. */
export const pageOf = (slug: string): string | undefined => pages[slug];

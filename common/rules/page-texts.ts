/** The site's own pages that show a text of the association: the slug of each text, and the title of its page. */
const titles = {
  histoire: 'Notre histoire',
  contacts: 'Contacts',
  'reservation-informations': 'Informations de réservation',
  cgu: 'Conditions générales d’utilisation',
} as const;

export type PageSlug = keyof typeof titles;

// Object.keys loses the key type.
export const pageSlugs = Object.keys(titles) as readonly PageSlug[];

/** Whether the site has a page for the text with this slug. */
export const isPageSlug = (slug: string): slug is PageSlug => Object.hasOwn(titles, slug);

export const pageTitle = (slug: PageSlug): string => titles[slug];

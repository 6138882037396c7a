import { type SiteLink, links } from '#common/contract/site/links';
import { type Agenda, currentShow } from '#common/rules/agenda';
import type { SearchHit, textsWithPage } from '#common/rules/search';

/** A moment, and the agenda as it is shown then; undefined until it has been read. */
export interface AgendaNow {
  readonly agenda: Agenda | undefined;
  readonly now: Date;
}

/** The address of a search result. */
export function addressOf({ kind, address }: Pick<SearchHit, 'kind' | 'address'>, when: AgendaNow): string {
  const asked = (name: string) => `?${new URLSearchParams({ [name]: address })}`;
  switch (kind) {
    case 'piece':
      return links.piece.to({ slug: address });
    case 'author':
      return links.library.to() + asked('auteur');
    case 'actor':
      return links.library.to() + asked('acteur');
    case 'news':
      return links.news.to({ slug: address });
    case 'image':
      return links.gallery.to() + asked('photo');
    case 'show':
      return addressOfShow(address, when);
    case 'event':
      return links.newsHome.to();
    case 'text':
      return (pagesOfTexts.get(address) ?? links.history).to();
  }
}

/** Only the current show has a page of its own: of another one, its play, or where its dates are announced. */
function addressOfShow(slug: string, { agenda, now }: AgendaNow): string {
  if (agenda === undefined || currentShow(agenda, now)?.slug === slug) return links.currentShow.to();
  const piece = agenda.shows.find((show) => show.slug === slug)?.pieces[0];
  return piece === undefined ? links.newsHome.to() : links.piece.to({ slug: piece.slug });
}

const pages: Readonly<Record<(typeof textsWithPage)[number], SiteLink>> = {
  histoire: links.history,
  contacts: links.contacts,
  cgu: links.terms,
};
const pagesOfTexts: ReadonlyMap<string, SiteLink> = new Map(Object.entries(pages));

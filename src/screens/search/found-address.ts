import { type SiteLink, links } from '#common/contract/site/links';
import type { Agenda } from '#common/rules/agenda';
import type { SearchHit, textsWithPage } from '#common/rules/search';
import { addressOfShow } from '../../components/agenda/show-address';

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
      return foundShow(address, when);
    case 'event':
      return links.event.to({ slug: address });
    case 'text':
      return (pagesOfTexts.get(address) ?? links.history).to();
  }
}

/** A show that has nothing to open is at least announced on the home page. */
const foundShow = (slug: string, { agenda, now }: AgendaNow): string =>
  agenda === undefined ? links.currentShow.to() : (addressOfShow(slug, agenda, now) ?? links.newsHome.to());

const pages: Readonly<Record<(typeof textsWithPage)[number], SiteLink>> = {
  histoire: links.history,
  contacts: links.contacts,
  'reservation-informations': links.reservationInformation,
  cgu: links.terms,
};
const pagesOfTexts: ReadonlyMap<string, SiteLink> = new Map(Object.entries(pages));

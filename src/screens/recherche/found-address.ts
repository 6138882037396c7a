import { type SiteLink, links } from '#common/contract/site/links';
import type { SearchHit, textsWithPage } from '#common/rules/search';

/** The address of a search result. */
export function addressOf({ kind, address }: Pick<SearchHit, 'kind' | 'address'>): string {
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
      return links.currentShow.to();
    case 'event':
      return links.newsHome.to();
    case 'text':
      return (pagesOfTexts.get(address) ?? links.history).to();
  }
}

const pages: Readonly<Record<(typeof textsWithPage)[number], SiteLink>> = {
  histoire: links.history,
  contacts: links.contacts,
  cgu: links.terms,
};
const pagesOfTexts: ReadonlyMap<string, SiteLink> = new Map(Object.entries(pages));

import type { AboutText } from '#common/contract/content/about-text';
import { type SiteLink, links } from '#common/contract/site/links';
import { plainText } from '#common/contract/fields/rich-text-check';
import { findAboutText } from '../about-text/about-text-repository';
import { beginningOf } from './beginning-of';
import type { PageKind } from './page-kind';
import { rowsOf } from './shown-rows';

/** A page that shows one text of the association. */
const textPage = (link: SiteLink, slug: string): PageKind => ({
  link,
  awaited: ['about-texts'],
  async findRows(snapshot) {
    const text = await findAboutText(snapshot, slug);
    return text === undefined ? [] : [{ collection: 'about-texts', key: text.uuid }];
  },
  describe(rows) {
    const [text] = rowsOf<AboutText>(rows, 'about-texts');
    return text && beginningOf(plainText(text.content));
  },
});

export const historyPage = textPage(links.history, 'histoire');
export const contactsPage = textPage(links.contacts, 'contacts');
export const informationPage = textPage(links.reservationInformation, 'reservation-informations');
export const termsPage = textPage(links.terms, 'cgu');

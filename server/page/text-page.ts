import type { AboutText } from '#common/contract/about-text';
import { plainText } from '#common/contract/rich-text-check';
import { findAboutText } from '../about-text/about-text-repository';
import { beginningOf } from './beginning-of';
import type { PageKind } from './page-kind';
import { rowsOf } from './shown-rows';

/** A page that is one text of the association. */
const textPage = (address: RegExp, slug: string): PageKind => ({
  address,
  async findRows(snapshot) {
    const text = await findAboutText(snapshot, slug);
    return text === undefined ? [] : [{ collection: 'about-texts', key: text.uuid }];
  },
  describe(rows) {
    const [text] = rowsOf<AboutText>(rows, 'about-texts');
    return text && beginningOf(plainText(text.content));
  },
});

export const historyPage = textPage(/^\/a-propos-de-nous\/notre-histoire$/i, 'histoire');
export const contactsPage = textPage(/^\/a-propos-de-nous\/contacts$/i, 'contacts');
export const informationPage = textPage(/^\/reservations\/informations$/i, 'reservation-informations');
export const termsPage = textPage(/^\/conditions-generales-d-utilisation$/i, 'cgu');

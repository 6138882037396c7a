import { oldestBrowsers } from '#common/base/oldest-browsers';
import { type Telephone, telephoneAddress } from '#common/base/telephone';
import { links } from '#common/contract/site/links';
import { escapeHtml } from '../../platform/http/escape-html';

/** A list entry for readers without scripts: a link, and a text beside it. */
export interface PlainLine {
  readonly address: string;
  readonly title: string;
  readonly beside: string;
}

/** The list that the screen of a page would show. */
export interface PlainList {
  readonly title: string;
  readonly lines: readonly PlainLine[];
}

const places = [
  { link: links.newsHome, title: 'Accueil' },
  { link: links.newsArchive, title: 'Archives' },
  { link: links.library, title: 'Bibliothèque' },
  { link: links.atelier, title: 'Atelier' },
  { link: links.gallery, title: 'Galerie' },
  { link: links.currentShow, title: 'Spectacle du moment' },
  { link: links.reservations, title: 'Réservations' },
  { link: links.history, title: 'Notre histoire' },
  { link: links.contacts, title: 'Contacts' },
];

/**
 * The text for readers without scripts, or in a browser that is too old for them; below the screen or instead of it.
 * @param list the list of the screen, if the screen itself is not rendered
 * @param telephone of the association, if it publishes one
 * @param address of the association, if it tells one; on one line or several
 */
export function printPlain(
  list: PlainList | undefined,
  telephone: Telephone | undefined,
  address: string | undefined,
): string {
  return [
    '<div class="page prose">',
    '<p>Ici, votre navigateur ne peut que lire\u00a0: chercher, réserver et s’identifier demandent JavaScript et un navigateur ',
    `assez récent (${oldestBrowsers}, ou plus récent). Rechargez la page, ou mettez votre navigateur à jour`,
    telephone === undefined
      ? ''
      : `. Par téléphone\u00a0: ${linkTo(telephoneAddress(telephone), telephone.words)}`,
    address === undefined
      ? ''
      : `. Sur place ou par courrier\u00a0: ${escapeHtml(address.split('\n').join(', '))}`,
    '.</p>',
    ...(list === undefined ? [] : [`<h1>${escapeHtml(list.title)}</h1>`]),
    ...(list === undefined || list.lines.length === 0 ? [] : ['<ul>', ...list.lines.map(lineOf), '</ul>']),
    `<p>Se lisent ici\u00a0: ${places.map(({ link, title }) => linkTo(link.to(), title)).join(', ')}.</p>`,
    '</div>',
  ].join('');
}

const lineOf = ({ address, title, beside }: PlainLine): string =>
  `<li>${linkTo(address, title)}${beside === '' ? '' : `, ${escapeHtml(beside)}`}</li>`;

const linkTo = (address: string, words: string): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`;

import { links } from '#common/contract/site/links';
import { escapeHtml } from '../http/escape-html';

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
  { link: links.history, title: 'Notre histoire' },
  { link: links.contacts, title: 'Contacts' },
];

/**
 * The text for readers without scripts, below the screen or instead of it.
 * @param list the list of the screen, if the screen itself is not rendered
 */
export function printPlain(list: PlainList | undefined): string {
  return [
    '<div class="page prose">',
    ...(list === undefined
      ? []
      : [`<h1>${escapeHtml(list.title)}</h1><ul>`, ...list.lines.map(lineOf), '</ul>']),
    '<p>Chercher, réserver et s’identifier demandent JavaScript, que votre navigateur n’exécute pas ici. ',
    'Se lisent sans lui\u00a0: ',
    `${places.map(({ link, title }) => linkTo(link.to(), title)).join(', ')}.</p>`,
    '</div>',
  ].join('');
}

const lineOf = ({ address, title, beside }: PlainLine): string =>
  `<li>${linkTo(address, title)}${beside === '' ? '' : `, ${escapeHtml(beside)}`}</li>`;

const linkTo = (address: string, words: string): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`;

import { escapeHtml } from '../http/escape-html';

/** A line of a list for readers without scripts: a link, and words beside it. */
export interface PlainLine {
  readonly address: string;
  readonly title: string;
  readonly beside: string;
}

/** What the screen of a page would list. */
export interface PlainList {
  readonly title: string;
  readonly lines: readonly PlainLine[];
}

const places = [
  { address: '/breve', title: 'Accueil' },
  { address: '/breve/archives', title: 'Archives' },
  { address: '/bibliotheque', title: 'Bibliothèque' },
  { address: '/atelier', title: 'Atelier' },
  { address: '/images/galerie', title: 'Galerie' },
  { address: '/spectacle-du-moment', title: 'Spectacle du moment' },
  { address: '/a-propos-de-nous/notre-histoire', title: 'Notre histoire' },
  { address: '/a-propos-de-nous/contacts', title: 'Contacts' },
];

/**
 * What readers without scripts are told besides the screen, or instead of it.
 * @param list what the screen would list, where it is not printed itself
 */
export function printPlain(list: PlainList | undefined): string {
  return [
    '<div class="page prose">',
    ...(list === undefined
      ? []
      : [`<h1>${escapeHtml(list.title)}</h1><ul>`, ...list.lines.map(lineOf), '</ul>']),
    '<p>Chercher, réserver et s’identifier demandent JavaScript, que votre navigateur n’exécute pas ici. ',
    'Se lisent sans lui\u00a0: ',
    `${places.map((place) => linkTo(place.address, place.title)).join(', ')}.</p>`,
    '</div>',
  ].join('');
}

const lineOf = ({ address, title, beside }: PlainLine): string =>
  `<li>${linkTo(address, title)}${beside === '' ? '' : `, ${escapeHtml(beside)}`}</li>`;

const linkTo = (address: string, words: string): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`;

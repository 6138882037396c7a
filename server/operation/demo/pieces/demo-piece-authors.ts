import { slugOf } from '#common/base/slug';
import type { PieceAuthor } from '#common/contract/content/piece-author';
import { demoUuid } from '../demo-people';

/** The authors of the demo's plays: first name and name. */
export const demoPieceAuthors = {
  anonyme: ['', 'Anonyme'],
  beaumarchais: ['', 'Beaumarchais'],
  bernard: ['Tristan', 'Bernard'],
  corneille: ['Pierre', 'Corneille'],
  courteline: ['Georges', 'Courteline'],
  delacour: ['Alfred', 'Delacour'],
  feydeau: ['Georges', 'Feydeau'],
  gogol: ['Nicolas', 'Gogol'],
  goldoni: ['Carlo', 'Goldoni'],
  hugo: ['Victor', 'Hugo'],
  jarry: ['Alfred', 'Jarry'],
  labiche: ['Eugène', 'Labiche'],
  levy: ['Jules', 'Lévy'],
  maeterlinck: ['Maurice', 'Maeterlinck'],
  marcMichel: ['', 'Marc-Michel'],
  marivaux: ['', 'Marivaux'],
  martin: ['Édouard', 'Martin'],
  moliere: ['', 'Molière'],
  musset: ['Alfred', 'de Musset'],
  racine: ['Jean', 'Racine'],
  renard: ['Jules', 'Renard'],
  rostand: ['Edmond', 'Rostand'],
  shakespeare: ['William', 'Shakespeare'],
  tchekhov: ['Anton', 'Tchekhov'],
  wilde: ['Oscar', 'Wilde'],
} as const satisfies Readonly<Record<string, Names>>;

export type DemoPieceAuthor = keyof typeof demoPieceAuthors;

type Names = readonly [firstname: string, name: string];

const OPENING = new Date('2010-09-01T10:00:00Z');

/** An author of the demo as stored. */
export function demoAuthorOf([firstname, name]: Names): PieceAuthor {
  const slug = slugOf(`${firstname} ${name}`);
  return { uuid: demoUuid(`auteur ${slug}`, OPENING), slug, name, firstname };
}

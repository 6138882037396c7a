import { count, integer } from '#common/base/numbers';
import type { WordpressReport } from './import-wordpress';

/** What an import of a WordPress export did, in French, line by line. */
export function reportLines(report: WordpressReport): string[] {
  const { news, images, refused, lost, others, comments, unread } = report;
  const all = (names: (of: (typeof lost)[number]) => readonly string[]) => counted(lost.flatMap(names));
  const lostImages = lost.reduce((sum, { images }) => sum + images, 0);
  const left = [
    ...refused,
    ...line('contenus d’autres sortes', counted(others)),
    ...line('images, faute de dossier (--images DOSSIER)', unread > 0 ? [integer(unread)] : []),
    ...line('images dans les textes, qui ne sont pas ici', lostImages > 0 ? [integer(lostImages)] : []),
    ...line('commentaires', comments > 0 ? [integer(comments)] : []),
    ...line(
      'auteurs sans compte ici',
      all(({ authors }) => authors),
    ),
    ...line(
      'catégories et étiquettes sans équivalent ici',
      all(({ categories }) => categories),
    ),
    ...line(
      'codes courts, leur texte reste',
      all(({ shortcodes }) => shortcodes),
    ),
    ...line(
      'blocs inconnus, leur texte reste',
      all(({ blocks }) => blocks),
    ),
  ];
  return [
    `Brèves : ${count(news.added, 'ajoutée')}, ${integer(news.present)} déjà là`,
    `Images : ${count(images.added, 'ajoutée')}, ${integer(images.present)} déjà là`,
    ...(left.length === 0 ? [] : ['Laissés de côté :', ...left.map((text) => `  ${text}`)]),
  ];
}

const line = (what: string, names: readonly string[]) =>
  names.length > 0 ? [`${what} : ${names.join(', ')}`] : [];

/** `gallery (3)`, the most frequent first. */
function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, times]) => `${name} (${integer(times)})`);
}

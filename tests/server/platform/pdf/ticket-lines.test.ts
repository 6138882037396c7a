import { expect, test } from 'vitest';
import { rowsTooMany } from '../../../../src/screens/desk/about-text/ticket-room';
import { ticketPdf } from '#server/platform/pdf/ticket-page';
import { paperDesk } from '../../../support/paper';

const paper = paperDesk();
const PLACE = 'Salle polyvalente Jacqueline-de-Romilly, derrière la médiathèque intercommunale';
const sentence = 'Les portes ouvrent quarante-cinq minutes avant le spectacle, et la salle est petite.';

/** The words of a ticket of a show with a long place. */
async function wordsWith(lines: readonly string[]): Promise<string> {
  const { content } = await ticketPdf({
    uuid: '019a0000-0000-7000-8000-0000b0f05ac8',
    kind: 'Billet d’entrée',
    organiser: 'Les Amis de la Scène',
    showSlug: 'le-dindon',
    showTitle: 'Le Dindon',
    date: new Date('2026-11-25T20:30:00+01:00'),
    doorsOpenAt: new Date('2026-11-25T19:45:00+01:00'),
    location: { name: PLACE, address: '12 bis rue du Général-Leclerc, 86000 Saint-Julien-l’Ars' },
    facts: [['Au nom de', 'Zoé Écalle']],
    seats: 1,
    lines,
    code: 'a-code',
  });
  return (await paper.wordsOf(await paper.save(content))).replace(/\s+/g, ' ');
}

test.each([
  [Array.from({ length: 20 }, (_, rank) => `Ligne ${rank + 1}, courte.`)],
  [Array.from({ length: 20 }, (_, rank) => `${rank + 1} : ${sentence.repeat(2)}`)],
  [[`${Array.from({ length: 40 }, (_, rank) => `${rank + 1} ${sentence}`).join(' ')}`]],
])('what the editor says fits is whole on a ticket, and what does not is cut with a sign', async (lines) => {
  const most = lines.length === 1 ? shortenedToFit(lines) : longestThatFits(lines);
  const whole = await wordsWith(most);
  for (const line of most) expect(whole).toContain(line.replace(/\s+/g, ' '));
  expect(whole).not.toContain('…');
  const cut = await wordsWith(lines);
  expect(cut).not.toContain(lines.at(-1));
  expect(cut).toContain('…');
  expect(cut).toContain('Valable pour une personne');
});

const longestThatFits = (lines: readonly string[]) =>
  lines.filter((_, rank) => rowsTooMany(lines.slice(0, rank + 1)) === 0);

/** One long paragraph, without the words at its end that are too many. */
function shortenedToFit([line = '']: readonly string[]): readonly string[] {
  const words = line.split(' ');
  const count = words.findIndex((_, rank) => rowsTooMany([words.slice(0, rank + 1).join(' ')]) > 0);
  return [words.slice(0, count).join(' ')];
}

import { expect, test } from 'vitest';
import { type Linkable, linkedArticles } from '#common/rules/linked-articles';

let made = 0;
const thing = (title: string, fields: Partial<Linkable> = {}): Linkable => {
  made += 1;
  return {
    uuid: `0190a000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    slug: `chose-${made}`,
    title,
    type: 'news',
    years: [],
    textAuthors: [],
    visibleFrom: new Date(Date.UTC(2026, 0, made)),
    ...fields,
  };
};
const piece = (title: string, fields: Partial<Linkable> = {}) => thing(title, { type: 'piece', ...fields });
const titles = (to: Linkable, candidates: readonly Linkable[], most = 5) =>
  linkedArticles(to, candidates, most).map(({ title }) => title);

test('the same play comes first, then an author, a year, and words in common', () => {
  const dindon = piece('Le Dindon', { years: [1992], textAuthors: ['feydeau'] });
  const others = [
    thing('Le dindon rôtit : photos'),
    piece('La Puce à l’oreille', { textAuthors: ['feydeau'] }),
    thing('Assemblée de 1992', { years: [1992] }),
    thing('Rien à voir'),
    piece('Un dindon de papier', { textAuthors: ['personne'] }),
  ];
  expect(titles(dindon, [...others, dindon])).toEqual([
    'Le dindon rôtit : photos',
    'La Puce à l’oreille',
    'Assemblée de 1992',
    'Un dindon de papier',
  ]);
});

test('a news item leads to the play that its title names whole, blind to case and accents', () => {
  const news = thing('Qui joue qui dans « LE DINDON »');
  expect(titles(news, [piece('Le Dindon'), piece('Le Din')])).toEqual(['Le Dindon']);
});

test('short words are not what two things have in common', () => {
  expect(titles(thing('Le feu et la vie'), [thing('Le jeu et la mer')])).toEqual([]);
});

test('of equals the newest comes first, and no more than were asked for', () => {
  const to = thing('Bilan', { years: [2020] });
  const others = [1, 2, 3].map((rank) => thing(`Année ${rank}`, { years: [2020] }));
  expect(titles(to, others, 2)).toEqual(['Année 3', 'Année 2']);
});

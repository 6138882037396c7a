import { expect, test } from 'vitest';
import { sharedWords } from '../../../../../src/screens/desk/news/use-shared-words';

const paragraph = (content: string) => ({ type: 'p', content: [{ type: 'text', content }] });

test('what another app shares begins a news item: its title, a paragraph for each line, and the link', () => {
  const shared = new URLSearchParams({
    title: ' Festival de Vaubrun ',
    text: 'Trois soirées.\n\nEntrée libre.',
    url: 'https://vaubrun.example/festival',
  });
  expect(sharedWords(shared)).toEqual({
    title: 'Festival de Vaubrun',
    content: {
      type: 'adls-text',
      content: [
        paragraph('Trois soirées.'),
        paragraph('Entrée libre.'),
        paragraph('https://vaubrun.example/festival'),
      ],
    },
  });
});

test('what is shared without words begins an empty one', () => {
  expect(sharedWords(new URLSearchParams())).toEqual({
    title: '',
    content: { type: 'adls-text', content: [] },
  });
});

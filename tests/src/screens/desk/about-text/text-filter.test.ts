import { describe, expect, it } from 'vitest';
import type { AboutText } from '#common/contract/content/about-text';
import { matchingTexts, textFilter, textTypes } from '../../../../../src/screens/desk/about-text/text-filter';
import { fc } from '../../../../support/properties';

const text = (slug: string, type: AboutText['type'], words: string): AboutText => ({
  uuid: slug,
  slug,
  type,
  title: slug.toUpperCase(),
  content: { type: 'adls-text', content: [{ type: 'p', content: [{ type: 'text', content: words }] }] },
  version: 1,
  lastModified: new Date('2026-11-21T09:12:00+01:00'),
});
const texts = [
  text('histoire', 'PAGE', 'Onze personnes, une table.'),
  text('contacts', 'PAGE', 'Derrière l’église.'),
  text('password', 'MAIL', 'Un nouveau mot de passe'),
];
const found = (filter: Partial<Parameters<typeof matchingTexts>[1]>) =>
  matchingTexts(texts, { words: '', type: null, ...filter }).map(({ slug }) => slug);

describe('the texts looked at', () => {
  it('are all of them without a filter, those of a type with one', () => {
    expect(found({})).toEqual(['histoire', 'contacts', 'password']);
    expect(found({ type: 'MAIL' })).toEqual(['password']);
  });

  it.each([
    ['eglise', ['contacts']],
    ['HIST', ['histoire']],
    ['mot passe', ['password']],
    ['zzz', []],
  ])('are found by “%s” in their title, their name and themselves', (words, slugs) => {
    expect(found({ words })).toEqual(slugs);
  });

  it('stay the same through the address bar', () => {
    const filters = fc.record({
      words: fc.string({ maxLength: 50 }),
      type: fc.constantFrom(null, ...textTypes),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        expect(textFilter.read(textFilter.write(filter))).toEqual(filter);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import { textFaults } from '../../../../../src/screens/desk/about-text/text-faults';
import type { TextValues } from '../../../../../src/screens/desk/about-text/text-noun';

const saying = (words: string): RichText => ({
  type: 'adls-text',
  content: [{ type: 'p', content: [{ type: 'text', content: words }] }],
});

const page: TextValues = {
  type: 'PAGE',
  slug: 'histoire',
  title: 'Notre histoire',
  content: saying('{prenom}'),
};
const mail: TextValues = {
  type: 'MAIL',
  slug: 'password-changed',
  title: 'Bonjour {prenom}',
  content: saying('{lien}'),
};

const faultsOf = (values: TextValues, isNew = true) =>
  Object.fromEntries(
    Object.entries(textFaults(values, { isNew })).filter(([, fault]) => fault !== undefined),
  );

describe('a text of the association', () => {
  it('may be saved with a title, whatever stands in braces on a page', () => {
    expect(faultsOf(page)).toEqual({});
  });

  it.each([
    ['', 'Le titre est obligatoire'],
    [' '.repeat(300), 'Le titre est obligatoire'],
    ['a'.repeat(203), '200 caractères au plus (il y en a 203)'],
  ])('is not with the title “%.10s”', (title, fault) => {
    expect(faultsOf({ ...page, title })).toEqual({ title: fault });
  });

  it.each(['', 'nos-ateliers'])('is not begun at “%s”, where the site has no page to read it on', (slug) => {
    expect(faultsOf({ ...page, slug })).toEqual({ slug: 'Choisissez la page dont c’est le texte' });
  });

  it.each(['', 'nos-ateliers'])('is still corrected at “%s”, under which it came from elsewhere', (slug) => {
    expect(faultsOf({ ...page, slug }, false)).toEqual({});
  });

  it('is printed on tickets without a name', () => {
    expect(faultsOf({ ...page, type: 'BILLET', slug: '' })).toEqual({});
  });
});

describe('the text of a mail', () => {
  it('may say what its mail knows', () => {
    expect(faultsOf(mail)).toEqual({});
  });

  it('names its mail first', () => {
    expect(faultsOf({ ...mail, slug: '' })).toEqual({ slug: 'Choisissez le mail dont c’est le texte' });
  });

  it('is told each variable that its mail does not know, at the field', () => {
    const faults = faultsOf({ ...mail, title: 'Bonjour {nom}', content: saying('Le {jour}') });
    expect(faults['title']).toMatch(/^Mot entre accolades inconnu\u00a0: \{nom\} \(ici\u00a0: .*\{prenom\}/);
    expect(faults['content']).toMatch(/^Mot entre accolades inconnu\u00a0: \{jour\}/);
  });

  it('needs a subject', () => {
    expect(faultsOf({ ...mail, title: '' })).toEqual({ title: 'L’objet est obligatoire' });
  });
});

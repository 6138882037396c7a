import { describe, expect, it } from 'vitest';
import type { RevisionKind } from '#common/contract/content/revision';
import { revisionFields } from '../../../../../src/screens/desk/revision/revision-fields';

const saying = (text: string, type = 'p') => ({
  type: 'adls-text',
  content: [{ type, content: [{ type: 'text', content: text }] }],
});

const told = (kind: RevisionKind, content: unknown) =>
  Object.fromEntries(revisionFields(kind, content).map(({ name, words }) => [name, words]));
const marks = (kind: RevisionKind, content: unknown) =>
  Object.fromEntries(revisionFields(kind, content).map(({ name, mark }) => [name, mark]));

describe('the fields of a version', () => {
  it('of a news item say what its form says', () => {
    const fields = told('news', {
      title: ' Rideau levé ',
      description: 'La saison commence.',
      content: saying('Bonsoir.'),
      years: [2026],
      spectacleTypes: [{ code: 'ADO' }],
      visibleFrom: '2026-12-01T10:00:00+01:00',
    });
    expect(fields).toEqual({
      Titre: 'Rideau levé',
      Chapeau: 'La saison commence.',
      Texte: 'Bonsoir.',
      Miniature: '',
      Années: '2026',
      'Types de spectacle': 'Ados',
      Parution: '1er\u00a0déc.\u00a02026, 10\u00a0h',
    });
  });

  it('of a play name its authors, its cast and who played whom', () => {
    const fields = told('piece', {
      title: 'Le Dindon',
      textAuthors: [{ slug: 'georges-feydeau' }, { slug: 'x', firstname: 'Ève', name: 'Nerval' }],
      duration: 110,
      charactersData: { minMen: 2, maxMen: 3, minWomen: 2, maxWomen: 2, minTotal: 4, maxTotal: 5 },
      resume: saying('Un mari volage.'),
      performance: {
        type: { code: 'ADULTE' },
        years: [1998],
        dates: [{ date: '1998-05-15T20:30:00+02:00' }],
        characters: [{ name: 'Pontagnac', description: null, actor: 'Lucien Bonnafous' }],
      },
    });
    expect(fields).toMatchObject({
      Auteurs: 'Georges Feydeau, Ève Nerval',
      Durée: '1\u00a0h\u00a050',
      Distribution: '4 à 5 en tout\u00a0: 2 femmes, 2 à 3 hommes',
      Représentations: 'Adultes\n1998\n15\u00a0mai\u00a01998, 20\u00a0h\u00a030',
      Personnages: 'Pontagnac – Lucien Bonnafous',
    });
  });

  it('are the same whether dates are read or typed', () => {
    const visibleFrom = '2026-12-01T10:00:00+01:00';
    expect(told('news', { visibleFrom: new Date(visibleFrom) })).toEqual(told('news', { visibleFrom }));
  });

  it('leave out the appearance where a version leaves it as it is', () => {
    expect(told('news', { visibleFrom: null })).not.toHaveProperty('Parution');
  });

  it('differ where a document only looks otherwise', () => {
    const [paragraph, heading] = [saying('Bonsoir.'), saying('Bonsoir.', 'blockquote')];
    expect(marks('about-text', { content: paragraph })).not.toEqual(
      marks('about-text', { content: heading }),
    );
  });

  it('do not differ by what an author or a miniature is called', () => {
    const uuid = '01890000-0000-7000-8000-000000000001';
    const named = {
      textAuthors: [{ slug: 'moliere', name: 'Molière' }],
      previewImage: { uuid, name: 'Affiche' },
    };
    const known = { textAuthors: [{ slug: 'moliere' }], previewImage: { uuid } };
    expect(marks('piece', named)).toEqual(marks('piece', known));
  });

  it('are empty, not a fault, where there is nothing to read', () => {
    expect(told('piece', undefined)).toMatchObject({ Titre: '', Auteurs: '', Personnages: '' });
  });
});

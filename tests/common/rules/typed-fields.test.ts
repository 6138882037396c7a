import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { sponsorWrite } from '#common/contract/content/sponsor';
import { sponsorNoun } from '#common/nouns/sponsor';
import {
  type TypedFields,
  emptyFields,
  normalisedFields,
  typedFaults,
  typedFields,
  writtenFields,
} from '#common/rules/typed-fields';

const { fields } = sponsorNoun;
const typed: TypedFields<typeof fields> = {
  name: 'Garage de la Halle',
  description: 'Prête le camion.',
  link: 'garage.example/halle',
  logo: '0190a000-0000-7000-8000-000000000009',
  visible: false,
};
const written = (changed: Partial<typeof typed>) => writtenFields(fields, { ...typed, ...changed });
const faultsOf = (changed: object) =>
  Object.fromEntries(
    Object.entries(typedFaults(fields, { ...typed, ...changed })).filter(([, fault]) => fault !== undefined),
  );

describe('the fields of a partner', () => {
  test('are sent as the server takes them, without spaces around, and read back the same', () => {
    const write = written({ name: ' Garage de la Halle ', link: ' garage.example/halle ' });
    expect(is(write, sponsorWrite)).toBe(true);
    expect(typedFields(fields, write)).toEqual(typed);
    expect(normalisedFields(fields, { ...typed, name: ' Garage de la Halle ' })).toEqual(typed);
  });

  test('have no link and no logo where none was given', () => {
    const write = writtenFields(fields, { ...emptyFields(fields), name: 'Garage' });
    expect(write).toEqual({ name: 'Garage', description: '', link: null, logo: null, visible: true });
    expect(is(write, sponsorWrite)).toBe(true);
    expect(typedFields(fields, { name: 'Garage', description: '', visible: true })).toEqual({
      ...emptyFields(fields),
      name: 'Garage',
    });
  });

  test.each(['garage.example', 'https://garage.example', 'http://www.garage.example/a?b=1', '', '  '])(
    'may have the link “%s”',
    (link) => {
      expect(faultsOf({ link })).toEqual({});
    },
  );

  test.each(['javascript:alert(1)', 'ftp://garage.example', 'garage', 'https://a.example@b.example'])(
    'may not have the link “%s”',
    (link) => {
      expect(faultsOf({ link })).toEqual({
        link: 'Une adresse s’écrit boulangerie.example, avec ou sans https:// devant',
      });
      expect(is(written({ link }), sponsorWrite)).toBe(false);
    },
  );

  test.each([
    [{ name: ' ' }, { name: 'Le nom est obligatoire' }],
    [{ name: 'a'.repeat(201) }, { name: '200 caractères au plus (il y en a 201)' }],
    [{ description: 'Deux\nlignes' }, {}],
    [
      { description: 'a'.repeat(1001) },
      { description: '1\u202f000 caractères au plus (il y en a 1\u202f001)' },
    ],
  ])('with %j have their fault', (changed, faults) => {
    expect(faultsOf(changed)).toEqual(faults);
  });
});

import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { sponsorWrite } from '#common/contract/content/sponsor';
import {
  type SponsorSheet,
  emptySponsor,
  sponsorFaults,
  sponsorSheetOf,
  sponsorWriteOf,
} from '#common/rules/sponsor-sheet';

const sheet: SponsorSheet = {
  name: 'Garage de la Halle',
  description: 'Prête le camion.',
  link: 'garage.example/halle',
  logo: '0190a000-0000-7000-8000-000000000009',
  visible: false,
};
const faultsOf = (fields: object) =>
  Object.fromEntries(
    Object.entries(sponsorFaults({ ...sheet, ...fields })).filter(([, fault]) => fault !== undefined),
  );

describe('the sheet of a partner', () => {
  test('is sent as the server takes it, without spaces around, and reads back the same', () => {
    const write = sponsorWriteOf({ ...sheet, name: ' Garage de la Halle ', link: ' garage.example/halle ' });
    expect(is(write, sponsorWrite)).toBe(true);
    const stored = { uuid: 'a1', slug: 'garage', rank: 2, version: 'v1', ...write, link: write.link ?? '' };
    expect(sponsorSheetOf({ ...stored, logo: write.logo ?? { uuid: '' } })).toEqual(sheet);
  });

  test('has no link and no logo where none was given', () => {
    const write = sponsorWriteOf({ ...emptySponsor, name: 'Garage' });
    expect(write).toMatchObject({ link: null, logo: null, visible: true });
    expect(is(write, sponsorWrite)).toBe(true);
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
      expect(is(sponsorWriteOf({ ...sheet, link }), sponsorWrite)).toBe(false);
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
  ])('with %j has its fault', (fields, faults) => {
    expect(faultsOf(fields)).toEqual(faults);
  });
});

import { describe, expect, test } from 'vitest';
import { sponsorNoun } from '#common/nouns/sponsor';
import { emptyFields, writtenFields } from '#common/rules/typed-fields';
import { effectOf } from '#worker/queue/optimistic/effect-of';
import { key, apply, uuid, waitingWriteOf } from '../../../support/optimistic-apply';

const logo = '0190a000-0000-7000-8000-000000000009';

const write = waitingWriteOf('sponsor');

const { fields } = sponsorNoun;
const garage = { ...emptyFields(fields), name: 'Garage', link: 'garage.example', logo };
const body = (changed = {}) => writtenFields(fields, { ...garage, ...changed });
const row = {
  uuid,
  slug: 'garage',
  name: 'Garage',
  description: '',
  link: 'garage.example',
  logo,
  rank: 2,
  visible: true,
  version: 'v1',
};

describe('a partner saved here', () => {
  test('is on the desk and in sight of this device, last, found by its uuid until the server has named it', () => {
    const creation = write('createSponsor', body());
    const added = { ...row, slug: uuid, rank: creation.seq, version: key };
    expect(apply(creation)).toEqual({ 'desk-sponsors': added, sponsors: added });
  });

  test('is on the desk alone while it is hidden', () => {
    const before = { 'desk-sponsors': row, sponsors: row };
    const rows = apply(write('updateSponsor', body({ visible: false })), before);
    expect(Object.keys(rows)).toEqual(['desk-sponsors']);
  });

  test('keeps its address and its place', () => {
    const rows = apply(write('updateSponsor', body({ name: 'Le garage' })), { 'desk-sponsors': row });
    expect(rows['desk-sponsors']).toEqual({ ...row, name: 'Le garage', version: key });
  });

  test('is without the link and the logo that were taken away', () => {
    const bare = body({ link: '', logo: null });
    const rows = apply(write('updateSponsor', bare), { 'desk-sponsors': row });
    expect(Object.keys(rows['desk-sponsors'] ?? {})).not.toContain('link');
    expect(Object.keys(rows['desk-sponsors'] ?? {})).not.toContain('logo');
  });

  test('is not made again of what others deleted, nor over what the server has already', () => {
    expect(apply(write('updateSponsor', body()))).toEqual({});
    const made = { 'desk-sponsors': row };
    expect(apply(write('createSponsor', body()), made)).toEqual(made);
  });

  test('is gone from both as soon as it is deleted', () => {
    expect(apply(write('deleteSponsor', null), { 'desk-sponsors': row, sponsors: row })).toEqual({});
  });

  test('shows nothing where its body is none', () => {
    expect(effectOf(write('createSponsor', { ...body(), link: 'javascript:alert(1)' }))).toBeNull();
    expect(effectOf(write('updateSponsor', null))).toBeNull();
  });

  test('is for those who administer the site', () => {
    expect(effectOf(write('createSponsor', body()))?.scope).toBe('site');
  });
});

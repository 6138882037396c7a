import { describe, expect, test } from 'vitest';
import {
  joinSettings,
  settingsFaults,
  settingsSheetOf,
  settingsWriteOf,
} from '../../../../src/components/association/settings-sheet';

const settings = { uuid: 'u', title: 'Les Tréteaux', description: 'Une troupe.', version: 'v1' };
const sheet = settingsSheetOf(settings);

describe('the settings in the form', () => {
  test('are saved over the version that was read; an empty field is none', () => {
    expect(
      settingsWriteOf({ ...sheet, address: '  ', facebook: ' facebook.com/treteaux ' }, settings),
    ).toEqual({
      title: 'Les Tréteaux',
      description: 'Une troupe.',
      address: null,
      facebook: 'facebook.com/treteaux',
      logo: null,
      picture: null,
      colour: 'ROUGE',
      version: 'v1',
    });
  });

  test.each([
    ['title', ' '],
    ['description', 'x'.repeat(501)],
    ['address', 'x'.repeat(301)],
    ['facebook', 'javascript:alert(1)'],
  ] as const)('a wrong %s is told at its field', (field, value) => {
    const faults = settingsFaults({ ...sheet, [field]: value });
    expect(Object.entries(faults).filter(([, fault]) => fault !== undefined)).toEqual([
      [field, expect.any(String)],
    ]);
  });
});

test('what somebody else saved meanwhile comes in where nothing was typed, and is named where both changed', () => {
  const here = { ...sheet, title: 'Les Planches', address: 'Vaubrun', facebook: 'a.example' };
  const there = { ...sheet, title: 'Les Ficelles', address: 'Vaubrun', colour: 'VERT' };
  expect(joinSettings(sheet, here, there)).toEqual({ theirs: { colour: 'VERT' }, both: ['title'] });
});

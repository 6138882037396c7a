import { expect, test } from 'vitest';
import { nothingRead, withRead, withSaved } from '../../../../../src/screens/front-of-house/door/read-series';

const code = (series: string, part = 1) => ({ series, part, parts: 2, dateUuid: 'date', scans: [] });

test('a series that is stored says so', () => {
  const first = withRead(nothingRead, code('a'));
  const saving = withSaved(first, first.series, 'saving');
  expect(withRead(saving, code('a', 2))).toBe(saving);
  expect(withSaved(saving, first.series, 'saved')).toEqual({ series: first.series, saved: 'saved' });
});

test('a series that is read while another one is stored is not called stored', () => {
  const first = withRead(nothingRead, code('a'));
  const second = withRead(withSaved(first, first.series, 'saving'), code('b'));
  expect(second).toMatchObject({ series: { series: 'b' }, saved: 'no' });
  expect(withSaved(second, first.series, 'saved')).toBe(second);
});

test('what was dismissed while it was stored says nothing any more', () => {
  const { series } = withRead(nothingRead, code('a'));
  expect(withSaved(nothingRead, series, 'failed')).toBe(nothingRead);
});

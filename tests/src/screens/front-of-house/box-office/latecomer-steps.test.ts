import { expect, test } from 'vitest';
import {
  firstRelease,
  movedRelease,
} from '../../../../../src/screens/front-of-house/box-office/latecomer-steps';

const at = (time: string) => new Date(`2026-12-12T${time}Z`);
const date = at('19:30:00');

test('latecomers are first waited for until five minutes before the curtain', () => {
  expect(firstRelease({ date }, at('18:40:12'))).toEqual(at('19:25:00'));
});

test('once that has passed, until the next five minutes of the clock', () => {
  expect(firstRelease({ date }, at('19:27:30'))).toEqual(at('19:30:00'));
  expect(firstRelease({ date }, at('19:30:00'))).toEqual(at('19:35:00'));
});

test('they are given five minutes more, or less', () => {
  expect(movedRelease(at('19:25:00'), 1, at('19:00:00'))).toEqual(at('19:30:00'));
  expect(movedRelease(at('19:25:00'), -1, at('19:00:00'))).toEqual(at('19:20:00'));
});

test('five minutes more of what is over are counted from now', () => {
  expect(movedRelease(at('19:25:00'), 1, at('19:41:00'))).toEqual(at('19:45:00'));
});

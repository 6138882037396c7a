import { expect, test } from 'vitest';
import { printedName } from '#server/platform/pdf/printed-name';

const ticket = '019b113d-b92f-7149-83d7-5c21b0f05ac8';
const holder = 'Titulaire du code B0F0-5AC8';

test.each([
  ['Zoë Łukasz-Œuvrard', 'Zoë Łukasz-Œuvrard'],
  ['Nguyễn Thị Ngọc Ánh', 'Nguyên Thi Ngoc Ánh'],
  ['Le Marcʼh', 'Le Marc’h'],
  ['Anne\u2010Lise', 'Anne-Lise'],
  ['He\u0301le\u0300ne', 'Hélène'],
  ['Wei 李', 'Wei'],
  ['Léa 🎭 Castan', 'Léa Castan'],
  ['李伟', holder],
  ['محمد علي', holder],
  ['Дарья Шевченко', holder],
  ['한 - 지민', holder],
  [' ', holder],
])('%j stands on paper as %j', (name, printed) => {
  expect(printedName(name, ticket)).toBe(printed);
});

import { expect, test } from 'vitest';
import { ofSomebody } from '#common/base/of-somebody';

test.each([
  ['Lucien Bonnafous', 'de Lucien Bonnafous'],
  ['Inès Delmotte', 'd’Inès Delmotte'],
  ['Hélène', 'd’Hélène'],
  ['Élodie', 'd’Élodie'],
  ['odile', 'd’odile'],
  ['Yves', 'd’Yves'],
  ['Yéléna', 'de Yéléna'],
  ['Óscar', 'd’Óscar'],
  ['Ælis', 'd’Ælis'],
  ['Yasmine', 'de Yasmine'],
  ['', 'de '],
])('a seat of "%s" is the seat "%s"', (name, words) => {
  expect(ofSomebody(name)).toBe(words);
});

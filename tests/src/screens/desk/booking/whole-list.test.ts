import { expect, test } from 'vitest';
import { fail, succeed } from '#common/base/result';
import { pageMetadata } from '#common/contract/fields/page';
import { readWhole } from '../../../../../src/screens/desk/booking/whole-list';

/** A list by pages of two; it becomes the next one whenever a page was read. */
function book(...states: readonly string[]) {
  let asked = 0;
  const readPage = (page: number) => {
    const names = [...(states[Math.min(asked, states.length - 1)] ?? '')];
    asked += 1;
    const data = names.slice((page - 1) * 2, page * 2).map((uuid) => ({ uuid }));
    return Promise.resolve(succeed({ metadata: pageMetadata(page, 2, names.length), data }));
  };
  const read = async () => {
    const rows = await readWhole(readPage);
    return rows.ok ? rows.value.map(({ uuid }) => uuid).join('') : rows.failure;
  };
  return { read, asked: () => asked };
}

test('all pages are read, in their order', async () => {
  const list = book('abcde');
  expect(await list.read()).toBe('abcde');
  expect(list.asked()).toBe(3);
});

test('an empty list is one page', async () => {
  expect(await book('').read()).toBe('');
});

test('whoever is added before the others meanwhile shows nobody twice', async () => {
  expect(await book('bcd', 'abcd').read()).toBe('abcd');
});

test('whoever is renamed to an earlier page meanwhile is not lost', async () => {
  expect(await book('abcd', 'dabc', 'dabc').read()).toBe('dabc');
});

test('what never stands still is shown as far as it was read', async () => {
  const list = book('abcd', 'dabc', 'abcd', 'dabc', 'abcd', 'dabc');
  expect(await list.read()).toBe('abc');
  expect(list.asked()).toBe(6);
});

test('a page that is refused is a refusal', async () => {
  expect(await readWhole(() => Promise.resolve(fail('no-answer')))).toEqual(fail('no-answer'));
});

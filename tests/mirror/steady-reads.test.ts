import { expect, test, vi } from 'vitest';
import { mendBy, steadily, steady } from '#mirror/steady-reads';

const lost = new DOMException('Connection to Indexed Database server lost.', 'UnknownError');

test('a read that finds the databases lost is repeated once they are opened again', async () => {
  const read = vi.fn(async () => 'Le Dindon').mockRejectedValueOnce(lost);
  const mended = vi.fn(async () => undefined);
  mendBy(mended);
  expect(await steadily(read)).toBe('Le Dindon');
  expect(mended).toHaveBeenCalledOnce();
  expect(read).toHaveBeenCalledTimes(2);
});

test('another failure is the reader’s to know', async () => {
  const mended = vi.fn(async () => undefined);
  mendBy(mended);
  await expect(steadily(() => Promise.reject(new TypeError('No title')))).rejects.toThrow('No title');
  expect(mended).not.toHaveBeenCalled();
});

test('so is each of a set of queries, with what it is asked', async () => {
  mendBy(async () => undefined);
  const find = vi.fn(async (slug: string) => `pièce ${slug}`).mockRejectedValueOnce(lost);
  expect(await steady({ find }).find('le-dindon')).toBe('pièce le-dindon');
});

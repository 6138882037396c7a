import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EncodedText } from '#server/platform/http/encoded-text';

const words = Array.from({ length: 400 }, (_, rank) => `"Rideau ${(rank * 7919) % 1000}"`).join(',');
const brotliOf = (quality: number) =>
  brotliCompressSync(words, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: words.length,
    },
  });

test.each([
  ['shared by visitors moderately', 'shared', 5],
  ['of a page or file as strongly as possible', 'kept', 11],
] as const)('a text is compressed if it is %s', async (_, use, quality) => {
  const { coding, bytes } = await new EncodedText(words).encodedFor('gzip, br', use);
  expect(coding).toBe('br');
  expect(brotliDecompressSync(bytes).toString()).toBe(words);
  expect(bytes.equals(brotliOf(quality))).toBe(true);
});

test.each(['once', 'shared', 'kept'] as const)(
  'for a client without Brotli it is in gzip: %s',
  async (use) => {
    const { coding, bytes } = await new EncodedText(words).encodedFor('gzip', use);
    expect([coding, gunzipSync(bytes).toString()]).toEqual(['gzip', words]);
  },
);

test('each form is made once, and a form that came with the text is not made at all', async () => {
  const text = new EncodedText(words);
  const [one, other] = [await text.encodedFor('br', 'shared'), await text.encodedFor('br', 'shared')];
  expect(other.bytes).toBe(one.bytes);
  const built = brotliOf(1);
  expect((await new EncodedText(words, built).encodedFor('br', 'kept')).bytes).toBe(built);
});

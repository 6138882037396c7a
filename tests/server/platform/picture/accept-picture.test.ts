import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { acceptPicture } from '#server/platform/picture/accept-picture';
import { blankPng, curtain, shades, withChunk } from '../../../support/pictures';

describe('accepted is', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s', async (format) => {
    const bytes = await (await curtain()).toFormat(format).toBuffer();
    const { file, kind, bytes: kept } = await acceptPicture(bytes);
    expect(file).toMatchObject({ width: 60, height: 40 });
    expect(kind.type).toBe(`image/${format}`);
    expect(kept.equals(bytes)).toBe(true);
  });

  test('a grey picture, and one with transparency', async () => {
    const grey = await (await curtain()).greyscale().toColourspace('b-w').png().toBuffer();
    expect((await acceptPicture(grey)).file.backgroundColor).toMatch(/^#(..)\1\1$/);
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect((await acceptPicture(clear)).file.backgroundColor).toBe('#f7f3ea');
  });

  test('a JPEG without the two bytes at its end, which are added', async () => {
    const jpeg = await (await curtain(600, 400)).jpeg().toBuffer();
    const { bytes, file } = await acceptPicture(jpeg.subarray(0, -2));
    expect(bytes.equals(jpeg)).toBe(true);
    expect(file).toMatchObject({ width: 600, height: 400 });
  });

  test('a picture lying on its side, told upright', async () => {
    const lying = await (await curtain(60, 40)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await acceptPicture(lying)).file).toMatchObject({ width: 40, height: 60 });
  });
});

test('a picture of 100 megapixels is taken', async () => {
  const { file } = await acceptPicture(blankPng(10_000, 10_000, 10_000));
  expect(file).toMatchObject({ width: 10_000, height: 10_000, backgroundColor: '#000000' });
});

describe('refused is', () => {
  test('a decompression bomb, by what its head announces', async () => {
    await expect(acceptPicture(blankPng(30_000, 30_000))).rejects.toMatchObject({
      code: 'too-large',
      message: 'Cette image dépasse 100 mégapixels.',
    });
  });

  test('a JPEG that is small as a file and huge as a picture', async () => {
    const jpeg = await (await curtain()).jpeg().toBuffer();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(20_000, frame + 5);
    jpeg.writeUInt16BE(20_000, frame + 7);
    await expect(acceptPicture(jpeg)).rejects.toMatchObject({ code: 'too-large' });
  });

  test('a photo in HEIC, with a way out', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
    await expect(acceptPicture(heic)).rejects.toMatchObject({
      code: 'wrong-content-type',
      message: expect.stringContaining('Enregistrez-la en JPEG'),
    });
  });

  test.each([
    ['a PNG', 'Raw profile type exif\0\nexif\n  4\n00112233\n', 'tEXt'],
    ['a PNG with a packed text', 'XML:com.adobe.xmp\0\x01\0\0\0broken', 'iTXt'],
  ])('%s with a place in a text that ends in the middle of its pixels', async (_, text, chunk) => {
    const whole = await sharp(shades(), { raw: { width: 100, height: 100, channels: 3 } })
      .png()
      .toBuffer();
    const sent = withChunk(whole.subarray(0, whole.length / 2), chunk, Buffer.from(text, 'latin1'));
    await expect(acceptPicture(sent)).rejects.toMatchObject({
      code: 'invalid-field',
      fields: { file: 'image illisible' },
    });
  });

  test('what begins like a picture and is none', async () => {
    const page = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')]);
    await expect(acceptPicture(page)).rejects.toMatchObject({ code: 'invalid-field' });
  });
});

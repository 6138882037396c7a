import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { acceptPicture } from '#server/platform/picture/accept-picture';
import { curtain, shades, withChunk } from '../../../support/pictures';

const inSete = {
  IFD0: { Copyright: 'Mireille', Model: 'Kodak' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '43/1 24/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '3/1 41/1 0/1',
  },
};
const told = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
exif:GPSLatitude="43,24.0N" dc:rights="Mireille"><exif:GPSLongitude>3,41.0E</exif:GPSLongitude></rdf:Description>
</rdf:RDF></x:xmpmeta>`;

const taken = async () => (await curtain(90, 60)).withExif(inSete).withXmp(told);

describe('the place where a picture was taken', () => {
  test.each(['jpeg', 'webp', 'avif'] as const)('is taken out of %s, and all else stays', async (format) => {
    const sent = await (await taken()).toFormat(format).toBuffer();
    expect((await sharp(sent).metadata()).exif?.includes(latitude)).toBe(true);
    const { bytes } = await acceptPicture(sent);
    const { exif, xmp, width } = await sharp(bytes).metadata();
    expect(width).toBe(90);
    expect(exif?.includes(latitude)).toBe(false);
    expect(exif?.includes('Kodak')).toBe(true);
    expect(xmp?.toString()).toContain('dc:rights="Mireille"');
    expect(xmp?.toString()).not.toMatch(/43,24|3,41/);
    expect(bytes.includes('43,24')).toBe(false);
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(sent).raw().toBuffer());
  });

  test('is taken out of a PNG, whose packed texts go with it while every pixel stays', async () => {
    const sent = await (await taken()).png().toBuffer();
    const { bytes } = await acceptPicture(sent);
    const { exif, xmp } = await sharp(bytes).metadata();
    expect([exif, xmp]).toEqual([undefined, undefined]);
    const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
    expect(await pixels(bytes)).toEqual(await pixels(sent));
  });

  test('is taken out of what a camera wrote with its high bytes first', async () => {
    const sent = withExif(await (await curtain()).jpeg().toBuffer(), bigEndianPosition());
    expect((await sharp(sent).metadata()).exif?.includes(highLatitude)).toBe(true);
    const { bytes } = await acceptPicture(sent);
    expect(bytes.includes(highLatitude)).toBe(false);
    expect(bytes.length).toBe(sent.length);
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(sent).raw().toBuffer());
  });

  test('is taken out of the further pictures that a phone hides behind the first', async () => {
    const one = await (await taken()).jpeg().toBuffer();
    const { bytes } = await acceptPicture(Buffer.concat([one, one]));
    expect(bytes.includes(latitude)).toBe(false);
  });

  test('is taken out of the film that a phone hides behind its photo, and the rest of that stays', async () => {
    const film = Buffer.from('\0\0\0\x22\xa9xyz\0\x1a\x15\xc7+43.4000+003.6833+012.000/mdat', 'latin1');
    const sent = Buffer.concat([await (await curtain()).jpeg().toBuffer(), film]);
    const { bytes } = await acceptPicture(sent);
    expect(bytes.length).toBe(sent.length);
    const place = '+43.4000+003.6833+012.000/';
    const kept = film.toString('latin1').replace(place, ' '.repeat(place.length));
    expect(bytes.subarray(-film.length).toString('latin1')).toBe(kept);
  });

  test.each([
    ['a drone', 'drone-dji:GpsLatitude="43,24.0N"'],
    ['a program with a prefix of its own', "e:GPSLatitude='43,24.0N'"],
  ])('is taken out of what %s writes', async (_, property) => {
    const written = told.replace('exif:GPSLatitude="43,24.0N"', property);
    const { bytes } = await acceptPicture(await (await curtain()).withXmp(written).jpeg().toBuffer());
    expect((await sharp(bytes).metadata()).xmp?.toString()).toContain('dc:rights="Mireille"');
    expect(bytes.includes('43,24')).toBe(false);
  });

  test('is taken out of an element that says more of its value', async () => {
    const written = told.replace('<exif:GPSLongitude>', '<exif:GPSLongitude xml:lang="fr">');
    const { bytes } = await acceptPicture(await (await curtain()).withXmp(written).jpeg().toBuffer());
    expect(bytes.includes('3,41')).toBe(false);
  });

  test.each(['exif', 'APP1'])(
    'is taken out of a PNG with its %s in digits, and every pixel stays',
    async (kind) => {
      const { data, info } = await sharp(shades(), { raw: { width: 100, height: 100, channels: 3 } })
        .png()
        .toBuffer({ resolveWithObject: true });
      const profile = Buffer.from(`Raw profile type ${kind}\0\nexif\n  4\n00112233\n`, 'latin1');
      const sent = withChunk(data, 'tEXt', profile);
      const { bytes } = await acceptPicture(sent);
      expect(bytes.includes('Raw profile')).toBe(false);
      expect(info.channels).toBe(3);
      expect((await sharp(bytes).raw().toBuffer()).equals(shades())).toBe(true);
    },
  );
});

describe('a picture with more Exif than any camera writes is encoded again, without any', () => {
  test.each([
    ['blocks', Buffer.concat(Array<Buffer>(11_000).fill(Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1')))],
    [
      'entries',
      Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\x08\xff\xff', 'latin1'), Buffer.alloc(70_000)]),
    ],
  ])('by its %s', async (_, exif) => {
    const sent = Buffer.concat([await (await taken()).jpeg().toBuffer(), exif]);
    const { bytes, file } = await acceptPicture(sent);
    expect(file).toMatchObject({ width: 90, height: 60 });
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    expect(bytes.includes(latitude) || bytes.includes('Exif')).toBe(false);
  });

  test('and its block is found in it, though its beginning stands everywhere', async () => {
    const sent = withExif(await (await curtain()).jpeg().toBuffer(), bigEndianPosition());
    const beginnings = Buffer.concat(Array<Buffer>(11_000).fill(bigEndianPosition().subarray(0, 16)));
    const { bytes } = await acceptPicture(Buffer.concat([sent, beginnings]));
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    expect(bytes.includes(highLatitude)).toBe(false);
  });
});

/** 43/1 24/1 as Exif writes it. */
const latitude = Buffer.from([43, 0, 0, 0, 1, 0, 0, 0, 24, 0, 0, 0, 1, 0, 0, 0]);

const highLatitude = Buffer.from([0, 0, 0, 43, 0, 0, 0, 1, 0, 0, 0, 24, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1]);

/** An Exif block of one directory that points to the latitude alone. */
function bigEndianPosition(): Buffer {
  const block = Buffer.alloc(44);
  block.write('MM\0*', 'latin1');
  block.writeUInt32BE(8, 4);
  block.writeUInt16BE(1, 8);
  entry(block, 10, { tag: 0x8825, type: 4, count: 1, value: 26 });
  block.writeUInt16BE(1, 26);
  entry(block, 28, { tag: 2, type: 5, count: 3, value: 44 });
  return Buffer.concat([block, highLatitude]);
}

function entry(
  block: Buffer,
  at: number,
  { tag, type, count, value }: { tag: number; type: number; count: number; value: number },
) {
  block.writeUInt16BE(tag, at);
  block.writeUInt16BE(type, at + 2);
  block.writeUInt32BE(count, at + 4);
  block.writeUInt32BE(value, at + 8);
}

/** A JPEG with this block as its first segment. */
function withExif(jpeg: Buffer, block: Buffer): Buffer {
  const segment = Buffer.concat([Buffer.from('\xff\xe1\0\0Exif\0\0', 'latin1'), block]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTrash } from '#server/content/trash/empty-trash';
import { imageDesk } from '../../../support/image-desk';
import { curtain } from '../../../support/pictures';

const desk = imageDesk();
const { create, update, sendFile, file, stored } = desk;

let uuid: string;
let photo: Buffer;
beforeEach(async () => {
  photo = await (await curtain(1800, 1200)).jpeg({ quality: 70 }).toBuffer();
  ({ uuid } = (await create()).body);
});

describe('a banner', () => {
  test('forgets where the subject was when another picture comes', async () => {
    await sendFile(uuid, photo);
    expect((await update(uuid, { focus: { x: 0, y: 0 } })).body.focus).toEqual({ x: 0, y: 0 });
    expect((await sendFile(uuid, photo)).body.focus).toEqual({ x: 0, y: 0 });
    expect((await sendFile(uuid, await (await curtain()).png().toBuffer())).body).not.toHaveProperty('focus');
  });

  const banner = (version: string) =>
    file(uuid, 'BANNER', { Accept: 'image/webp' }, `?v=${encodeURIComponent(version)}`);
  const redOf = async ({ body }: { body: ArrayBuffer }) => {
    const { channels } = await sharp(body).stats();
    return channels[1]?.mean ?? Number.NaN;
  };

  test('is cut around the subject, at an address of its own, and the former goes', async () => {
    const wide = await (await curtain(6400, 600)).jpeg().toBuffer();
    const { version } = (await sendFile(uuid, wide)).body.file;
    await update(uuid, { focus: { x: 0, y: 0.5 } });
    const left = await banner(`${version}-0-500`);
    expect(left.headers.get('Cache-Control')).toContain('immutable');
    expect(await sharp(left.body).metadata()).toMatchObject({ width: 1600, height: 600 });
    await update(uuid, { focus: { x: 1, y: 0.5 } });
    const right = await banner(`${version}-1000-500`);
    // Two thirds on the left are curtain, the rest is paper.
    expect(await redOf(left)).toBeLessThan(60);
    expect(await redOf(right)).toBeGreaterThan(200);
    expect((await banner(`${version}-0-500`)).headers.get('Cache-Control')).not.toContain('immutable');
    await emptyTrash.run(desk.database, desk.files);
    expect((await stored()).filter((name) => name.includes('banner'))).toEqual([
      `${uuid}-${version}-1000-500-banner.webp`,
    ]);
  });
});

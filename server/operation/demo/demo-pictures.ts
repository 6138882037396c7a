import sharp from 'sharp';
import { drawPicture } from '#common/drawing/picture';
import type { FileStore } from '../../platform/files/file-store';
import { putPreviewImageFile } from '../../content/preview-image/preview-image-repository';
import { demoUuid } from './demo-people';
import type { DemoNewsItem } from './news/demo-news-item';

const WIDTH = 800;
const HEIGHT = 533;
const AT_ONCE = 4;

/** A preview image drawn for a news item, with the version of its stored file. */
export interface DemoPicture {
  readonly uuid: string;
  readonly version: string;
  readonly extension: string;
  /** The dominant colour, `#rrggbb`. */
  readonly backgroundColor: string;
}

/** Draws and stores a picture for each news item, in the order of the items; the same items give the same pictures. */
export async function drawDemoPictures(
  files: FileStore,
  newsList: readonly DemoNewsItem[],
): Promise<DemoPicture[]> {
  const pictures: DemoPicture[] = [];
  for (let from = 0; from < newsList.length; from += AT_ONCE) {
    const some = newsList.slice(from, from + AT_ONCE);
    pictures.push(...(await Promise.all(some.map((news) => drawDemoPicture(files, news)))));
  }
  return pictures;
}

async function drawDemoPicture(files: FileStore, news: DemoNewsItem): Promise<DemoPicture> {
  const uuid = demoUuid(`miniature ${news.title}`, news.at);
  const drawing = drawPicture({ seed: news.title, ...news.picture, width: WIDTH, height: HEIGHT });
  const { data, info } = await sharp(Buffer.from(drawing))
    .resize(WIDTH, HEIGHT)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bytes = await sharp(data, { raw: info }).webp({ quality: 82, effort: 2 }).toBuffer();
  const file = await putPreviewImageFile(files, uuid, bytes);
  return { uuid, ...file, backgroundColor: dominantColour(data) };
}

const EVERY = 37;

/** The most frequent colour of a flat-coloured picture, three bytes per pixel; a sample is enough. */
function dominantColour(pixels: Buffer): string {
  const counts = new Map<string, number>();
  for (let at = 0; at + 3 <= pixels.length; at += 3 * EVERY) {
    const colour = pixels.toString('hex', at, at + 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return `#${first?.[0] ?? '000000'}`;
}

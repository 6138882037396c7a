import sharp from 'sharp';
import { parisDay } from '#common/base/paris-time';
import type { ImageTypeCode, SpectacleTypeCode } from '#common/contract/content/reference-names';
import { drawPicture } from '#common/drawing/picture';
import { randomVersion } from '../../platform/database/random-version';
import type { FileStore } from '../../platform/files/file-store';
import { formsOfFile, putPicture } from '../../content/image/image-files';
import type { WrittenImage } from '../../content/image/image-repository';
import { acceptPicture } from '../../platform/picture/accept-picture';
import type { WrittenPiece } from '../../content/piece/piece-store-repository';
import { demoUuid } from './demo-people';

/** The number of images in the demo's gallery. */
const MOST = 60;
const AT_ONCE = 4;

/** A demo image to be drawn. */
interface DemoImage {
  readonly name: string;
  readonly description: string;
  readonly type: ImageTypeCode;
  readonly spectacleType: SpectacleTypeCode;
  readonly at: Date;
}

/**
 * The demo's gallery: posters and photos of the performed plays, drawn, validated and stored like an editor's upload.
 * Screen sizes are generated on first request, except the one that devices keep.
 */
export async function drawDemoImages(
  files: FileStore,
  pieces: readonly WrittenPiece[],
  now: Date,
): Promise<WrittenImage[]> {
  const wanted = demoImages(pieces, now);
  const images: WrittenImage[] = [];
  for (let from = 0; from < wanted.length; from += AT_ONCE)
    images.push(
      ...(await Promise.all(wanted.slice(from, from + AT_ONCE).map((image) => drawn(files, image)))),
    );
  return images;
}

/** One image for each of a play's first dates, ordered so that the first kind of every play comes first. */
function demoImages(pieces: readonly WrittenPiece[], now: Date): DemoImage[] {
  return kinds
    .flatMap(({ type, description }, rank) =>
      pieces.flatMap(({ title: name, performance }) => {
        const at = performance?.dates[rank]?.date;
        return performance && at !== undefined && at < now
          ? [{ name, description, type, spectacleType: performance.type, at }]
          : [];
      }),
    )
    .slice(0, MOST);
}

/** The kinds of images of a run, the most important first. */
const kinds: readonly { readonly type: ImageTypeCode; readonly description: string }[] = [
  { type: 'PHOTO', description: 'Sur scène, le soir de la première' },
  { type: 'AFFICHE', description: 'L’affiche' },
  { type: 'PHOTO', description: 'La troupe au salut' },
  { type: 'PROGRAMME', description: 'Le programme' },
];

const landscape = { width: 1200, height: 800 };
const portrait = { width: 900, height: 1200 };

async function drawn(files: FileStore, image: DemoImage): Promise<WrittenImage> {
  const uuid = demoUuid(`image ${image.name} ${image.description}`, image.at);
  const size = image.type === 'PHOTO' ? landscape : portrait;
  const drawing = drawPicture({ seed: `${image.name} ${image.description}`, ...size });
  const picture = await acceptPicture(
    await sharp(Buffer.from(drawing)).flatten({ background: '#f7f3ea' }).jpeg({ quality: 82 }).toBuffer(),
  );
  const file = await putPicture(files, uuid, picture);
  return {
    uuid,
    name: image.name,
    description: image.description,
    year: Number(parisDay(image.at).slice(0, 4)),
    visibleFrom: image.at,
    spectacleTypes: [image.spectacleType],
    types: [image.type],
    creationDate: image.at,
    extension: picture.kind.extension,
    formats: formsOfFile,
    file,
    version: randomVersion(),
  };
}

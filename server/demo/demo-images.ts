import sharp from 'sharp';
import { parisDay } from '#common/base/paris-time';
import type { ImageTypeCode, SpectacleTypeCode } from '#common/contract/content/reference-names';
import { drawPicture } from '#common/drawing/picture';
import { randomVersion } from '../database/random-version';
import type { FileStore } from '../files/file-store';
import { formsOfFile, putPicture } from '../image/image-files';
import type { WrittenImage } from '../image/image-repository';
import { acceptPicture } from '../picture/accept-picture';
import type { WrittenPiece } from '../piece/piece-repository';
import { demoUuid } from './demo-people';

/** As many as the gallery of the demo holds. */
const MOST = 60;
const AT_ONCE = 4;

/** A picture of the demo before it is drawn. */
interface DemoImage {
  readonly name: string;
  readonly description: string;
  readonly type: ImageTypeCode;
  readonly spectacleType: SpectacleTypeCode;
  readonly at: Date;
}

/**
 * The gallery of the demo: posters and photos of the plays that were performed, drawn, looked at and stored as if an
 * editor had sent them. The sizes that screens need are made when somebody first asks for them, but for the one that
 * devices keep.
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

/** Of each play's first evenings one picture each: what is most wanted of all plays comes first. */
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

/** What is kept of a run, the most wanted first. */
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

import { createHash } from 'node:crypto';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { type ImageFile, PAPER } from '#common/contract/content/image';
import { type PictureKindName, pictureKindNameOf } from '#common/rules/picture-kind';
import { CallError } from '../http/call-error';
import { openPicture } from './open-picture';
import { onePictureWork } from './picture-works';
import { removePosition } from './remove-position';

/** A checked picture, ready to be stored. */
export interface AcceptedPicture {
  /** As sent, without the place where it was taken. */
  readonly bytes: Buffer;
  readonly kind: PictureKind;
  readonly file: ImageFile;
}

/**
 * Checks a sent file by its bytes, never by its declared type, and decodes all of it once.
 * Throws CallError: `wrong-content-type` for a file that is no accepted picture, `too-large` for too many pixels,
 * `invalid-field` for a damaged one.
 */
export async function acceptPicture(sent: Uint8Array): Promise<AcceptedPicture> {
  const kind = expectKind(sent);
  return onePictureWork(sent, async () => {
    const bytes = kind.extension === 'jpg' ? await withEnd(sent) : sent;
    const metadata = await readMetadata(openPicture(bytes), kind);
    const kept = await withoutPosition(bytes, metadata, kind);
    const picture = openPicture(kept);
    const { width, height } = metadata.autoOrient;
    return {
      bytes: kept,
      kind,
      file: { version: versionOf(kept), width, height, ...(await faceOf(picture)) },
    };
  });
}

function expectKind(bytes: Uint8Array): PictureKind {
  const kind = pictureKindOf(bytes);
  if (kind === 'heic') throw refused('Les photos HEIC ne sont pas lues ici. Enregistrez-la en JPEG.');
  if (kind === null)
    throw refused('Ce fichier n’est pas une image acceptée\u00a0: JPEG, PNG, WebP, AVIF ou GIF.');
  return kind;
}

const refused = (message: string) => new CallError('wrong-content-type', { message });

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/**
 * Some cameras and programs leave out the two bytes that end a JPEG. They are added, unless more is missing: a decoder
 * warns then.
 */
async function withEnd(bytes: Uint8Array): Promise<Uint8Array> {
  if (END_OF_JPEG.equals(bytes.subarray(-2)) || (await isReadable(openPicture(bytes)))) return bytes;
  const ended = Buffer.concat([bytes, END_OF_JPEG]);
  return (await isReadable(openPicture(ended, 'warning'))) ? ended : bytes;
}

const isReadable = (picture: Sharp) =>
  picture
    .resize(BLURRED_EDGE)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

async function readMetadata(picture: Sharp, { format }: PictureKind): Promise<Metadata> {
  const metadata = await orFault(picture.metadata());
  if (metadata.format !== format) throw damaged();
  return metadata;
}

/**
 * Compressed texts in a picture cannot be blanked in place, and too many blocks not in reasonable time: such a picture
 * is encoded again, without them.
 */
async function withoutPosition(bytes: Uint8Array, { exif }: Metadata, kind: PictureKind): Promise<Buffer> {
  const kept = removePosition(bytes, exif);
  if (kept !== null && !hasRawProfile(kept, kind) && !(await tellsPosition(kept))) return kept;
  const picture = openPicture(kept ?? bytes);
  // For a PNG, a quality would mean fewer colours.
  if (kind.extension === 'png') return orFault(picture.png().toBuffer());
  const format = kind.extension === 'jpg' ? 'jpeg' : kind.extension;
  return orFault(picture.toFormat(format, { quality: 95 }).toBuffer());
}

async function tellsPosition(bytes: Buffer): Promise<boolean> {
  const { exif, xmp } = await orFault(openPicture(bytes).metadata());
  return [exif, xmp].some(
    (block) => block !== undefined && removePosition(block, block)?.equals(block) !== true,
  );
}

/** Older programs write Exif and XMP into a PNG as digits in a text chunk of their own, mostly compressed. */
const hasRawProfile = (bytes: Buffer, { extension }: PictureKind) =>
  extension === 'png' && /Raw profile type (?:exif|app1|xmp)\0/i.test(bytes.toString('latin1'));

const EDGE = 64;
const BLURRED_EDGE = 16;

/** The placeholder shown until the picture loads: its dominant colour, and a few blurred pixels. */
async function faceOf(picture: Sharp): Promise<Pick<ImageFile, 'placeholder' | 'backgroundColor'>> {
  try {
    const small = picture.resize(EDGE, EDGE, { fit: 'inside' }).flatten({ background: PAPER });
    const { data, info } = await small
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = info.channels === 3 ? data : threefold(data, info.channels);
    return {
      placeholder: await blurred(pixels, info.width, info.height),
      backgroundColor: dominantColour(pixels),
    };
  } catch (error) {
    throw faultOf(error);
  }
}

async function blurred(pixels: Buffer, width: number, height: number): Promise<string> {
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(BLURRED_EDGE, BLURRED_EDGE, { fit: 'inside' })
    .webp({ quality: 40, effort: 4 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** Grey pixels as three equal channels. */
function threefold(pixels: Buffer, channels: number): Buffer {
  const grey = Array.from({ length: pixels.length / channels }, (_, at) => pixels[at * channels] ?? 0);
  return Buffer.from(grey.flatMap((value) => [value, value, value]));
}

function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** What the decoder makes of a picture. Throws CallError if it cannot read it to its end. */
function orFault<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw faultOf(error);
  });
}

function faultOf(error: unknown): CallError {
  const message = error instanceof Error ? error.message : '';
  return /pixel limit|too large/i.test(message)
    ? new CallError('too-large', { message: 'Cette image dépasse 100 mégapixels.' })
    : damaged();
}

const damaged = () =>
  new CallError('invalid-field', {
    message: 'Cette image est abîmée\u00a0: elle n’a pas pu être lue jusqu’au bout.',
    fields: { file: 'image illisible' },
  });

/** The kind of a file, by its first bytes. */
interface PictureKind {
  readonly extension: Exclude<PictureKindName, 'heic'>;
  readonly type: string;
  /** Sharp's name for the format. */
  readonly format: string;
}

/** The kind of an accepted picture; `heic` for phone photos, which cannot be read here; null for anything else. */
function pictureKindOf(bytes: Uint8Array): PictureKind | 'heic' | null {
  const name = pictureKindNameOf(bytes);
  if (name === null || name === 'heic') return name;
  return {
    extension: name,
    type: `image/${name === 'jpg' ? 'jpeg' : name}`,
    format: formats[name] ?? name,
  };
}

const formats: Readonly<Partial<Record<PictureKindName, string>>> = { jpg: 'jpeg', avif: 'heif' };

/**
 * The dominant colour, `#rrggbb`: the mean of the fullest box, with each channel divided into eight steps.
 * @param pixels three bytes per pixel
 */
function dominantColour(pixels: Uint8Array): string {
  const boxes = new Map<number, Box>();
  for (let at = 0; at + 3 <= pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const box = boxes.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    box.count += 1;
    box.red += red;
    box.green += green;
    box.blue += blue;
    boxes.set(key, box);
  }
  const { count, red, green, blue } = [...boxes.values()].reduce(
    (fullest, box) => (box.count > fullest.count ? box : fullest),
    { count: 0, red: 0, green: 0, blue: 0 },
  );
  const hex = (sum: number) =>
    Math.round(sum / Math.max(1, count))
      .toString(16)
      .padStart(2, '0');
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

interface Box {
  count: number;
  red: number;
  green: number;
  blue: number;
}

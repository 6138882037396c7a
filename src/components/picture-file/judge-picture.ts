import { MAX_FILE_BYTES } from '#common/contract/content/upload';
import { MAX_PICTURE_PIXELS, PICTURE_HEAD, pictureKindNameOf } from '#common/rules/picture-kind';
import { canvasBlob } from './canvas-blob';
import { turnedCanvas } from './edit-picture';

/** A file that may be sent as a picture; its size is that of the upright picture, in pixels. */
export interface ChosenPicture {
  readonly file: Blob;
  /** The file's original name, without a folder. */
  readonly fileName: string;
  readonly width: number;
  readonly height: number;
}

export type JudgedPicture =
  | { readonly ok: true; readonly picture: ChosenPicture }
  /** `fault` is a sentence. */
  | { readonly ok: false; readonly fault: string };

/** Checks a chosen file as the server will, so that it is refused before it is sent. */
export async function judgePicture(file: File): Promise<JudgedPicture> {
  if (file.size === 0) return refuse('Ce fichier est vide.');
  if (file.size > MAX_FILE_BYTES) return refuse('Ce fichier dépasse 25 Mo.');
  const head = await file.slice(0, PICTURE_HEAD).arrayBuffer().catch(nothing);
  if (head === null) return refuse('Ce fichier n’a pas pu être lu.');
  const kind = pictureKindNameOf(new Uint8Array(head));
  if (kind === null)
    return refuse('Ce fichier n’est pas une image acceptée\u00a0: JPEG, PNG, WebP, AVIF ou GIF.');
  const drawn = await createImageBitmap(file).catch(nothing);
  if (drawn === null)
    return refuse(
      kind === 'heic'
        ? 'Cet appareil ne sait pas lire cette photo HEIC. Enregistrez-la en JPEG.'
        : 'Cette image est abîmée, ou trop grande pour cet appareil.',
    );
  const { width, height } = drawn;
  try {
    if (width * height > MAX_PICTURE_PIXELS) return refuse('Cette image dépasse 100 mégapixels.');
    // Other devices may not read HEIC, so it is converted to JPEG for all of them.
    const readable =
      kind === 'heic' ? await canvasBlob(turnedCanvas(drawn, 0, WHOLE, 1), 'image/jpeg') : file;
    if (readable === null) return refuse('Cette photo n’a pas pu être convertie en JPEG.');
    return { ok: true, picture: { file: readable, fileName: file.name, width, height } };
  } finally {
    drawn.close();
  }
}

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

const refuse = (fault: string) => ({ ok: false, fault }) as const;

const nothing = () => null;

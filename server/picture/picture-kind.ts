import { type PictureKindName, pictureKindNameOf } from '#common/rules/picture-kind';

/** The kind of a file, by its first bytes. */
export interface PictureKind {
  readonly extension: Exclude<PictureKindName, 'heic'>;
  readonly type: string;
  /** Sharp's name for the format. */
  readonly format: string;
}

/** The kind of an accepted picture; `heic` for phone photos, which cannot be read here; null for anything else. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | 'heic' | null {
  const name = pictureKindNameOf(bytes);
  if (name === null || name === 'heic') return name;
  return {
    extension: name,
    type: `image/${name === 'jpg' ? 'jpeg' : name}`,
    format: formats[name] ?? name,
  };
}

const formats: Readonly<Partial<Record<PictureKindName, string>>> = { jpg: 'jpeg', avif: 'heif' };

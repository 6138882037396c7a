import { type PictureKindName, pictureKindNameOf } from '#common/rules/picture-kind';

/** What a file is by its first bytes. */
export interface PictureKind {
  readonly extension: Exclude<PictureKindName, 'heic'>;
  readonly type: string;
  /** What sharp calls it. */
  readonly format: string;
}

/** The kind of an accepted picture, `heic` for what phones send and nothing here reads, or null. */
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

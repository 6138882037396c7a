import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { parisDay } from '#common/base/paris-time';
import { noMoment } from '#common/rules/typed-moment';
import type { Failure } from '#worker/api';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { type DraftKeeper, createDraftKeeper } from '../form/draft-keeper';
import { type PictureEdit, editPicture } from '../../../components/picture-file/edit-picture';
import { judgePicture } from '../../../components/picture-file/judge-picture';
import { personAtom } from '../../../state/session';
import { imageNoun } from './image-noun';
import {
  type NewPhoto,
  type PhotoValues,
  forgetNewPhoto,
  keepNewPhoto,
  keepPhotoWords,
  readNewPhotos,
} from './new-photo';
import { photoName } from './photo-name';
import { photoYear } from './photo-year';

/** A file that cannot be added, and why. */
export interface RefusedFile {
  readonly uuid: string;
  readonly fileName: string;
  readonly fault: string;
}

/** The pictures being prepared: stored on this device, files included, as soon as they are chosen. */
export function useNewPhotos() {
  const owner = useAtomValue(personAtom)?.uuid ?? '';
  const [photos, setPhotos] = useState<readonly NewPhoto[] | null>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [unkept, setUnkept] = useState<Failure | null>(null);
  const [keepers] = useState(() => new Map<string, DraftKeeper>());
  const latest = useRef<readonly NewPhoto[]>([]);
  const setNow = (change: (before: readonly NewPhoto[]) => readonly NewPhoto[]) => {
    latest.current = change(latest.current);
    setPhotos(latest.current);
  };

  useEffect(() => {
    let isLeft = false;
    void readNewPhotos(owner).then((kept) => {
      if (!isLeft)
        setNow((before) => [
          ...kept.filter(({ uuid }) => !before.some((now) => now.uuid === uuid)),
          ...before,
        ]);
    });
    return () => {
      isLeft = true;
    };
  }, [owner]);

  const keeperOf = (uuid: string) => {
    const known = keepers.get(uuid);
    if (known !== undefined) return known;
    const keeper = createDraftKeeper(async (changed) => {
      const photo = latest.current.find((one) => one.uuid === uuid);
      return photo === undefined ? { ok: true, value: null } : keepPhotoWords(uuid, changed, photo.values);
    }, setUnkept);
    keepers.set(uuid, keeper);
    return keeper;
  };

  const change = (uuid: string, changed: Partial<PhotoValues>) => {
    setNow((before) =>
      before.map((photo) =>
        photo.uuid === uuid ? { ...photo, values: { ...photo.values, ...changed } } : photo,
      ),
    );
    keeperOf(uuid).keep(changed);
  };

  async function add(uuid: string, file: File): Promise<boolean> {
    const judged = await judgePicture(file);
    if (!judged.ok) {
      setRefused((before) => [...before, { uuid, fileName: file.name, fault: judged.fault }]);
      return true;
    }
    const photo = await photoOf(uuid, file.name, judged.picture.file, latest.current.at(-1)?.values);
    setNow((before) => [...before, photo]);
    const kept = await keepNewPhoto(photo);
    setUnkept(kept.ok ? null : kept.failure);
    return kept.ok;
  }

  return {
    /** Null until the stored ones have been read. */
    photos,
    refused,
    /** Why the device could not store something. */
    unkept,
    change,
    changeAll: (changed: Partial<PhotoValues>) => {
      for (const { uuid } of latest.current) change(uuid, changed);
    },
    async choose(files: readonly File[]) {
      for (const file of files) await add(freshUuid(), file);
    },
    /**
     * Resolves to false only if this device could not store the file. A file that is not a picture is reported and not
     * stored; one that is already here is left unchanged.
     */
    keep: (uuid: string, file: File) =>
      latest.current.some((photo) => photo.uuid === uuid) ? Promise.resolve(true) : add(uuid, file),
    async edit(uuid: string, edit: PictureEdit | null) {
      const photo = latest.current.find((one) => one.uuid === uuid);
      if (photo === undefined) return;
      const file = edit === null ? photo.original : await editPicture(photo.original, edit);
      if (file === null) return;
      setNow((before) => before.map((one) => (one.uuid === uuid ? { ...one, file } : one)));
      change(uuid, { edit });
    },
    async remove(uuid: string) {
      setNow((before) => before.filter((photo) => photo.uuid !== uuid));
      await keepers.get(uuid)?.stored();
      await forgetNewPhoto(uuid);
    },
    /** The picture was added: it is now stored in the outbox. */
    release: (uuid: string) => setNow((before) => before.filter((photo) => photo.uuid !== uuid)),
    /** A picture as it is now, once its fields are stored; undefined if it is no longer here. */
    async readStored(uuid: string) {
      await keepers.get(uuid)?.stored();
      return latest.current.find((photo) => photo.uuid === uuid);
    },
    dismiss: (uuid: string) => setRefused((before) => before.filter((file) => file.uuid !== uuid)),
  };
}

/** The values of a picture from its file; types, shows and date of appearance are those of the previous picture. */
async function photoOf(
  uuid: string,
  fileName: string,
  original: Blob,
  before: PhotoValues | undefined,
): Promise<NewPhoto> {
  const today = new Date();
  const year = (await photoYear(original, today)) ?? before?.year ?? parisDay(today).slice(0, 4);
  const { types = ['PHOTO'], shows = [], visibleFrom = noMoment } = before ?? {};
  const values: PhotoValues = {
    ...imageNoun.empty,
    fileName,
    edit: null,
    name: photoName(fileName),
    year: String(year),
    types,
    shows,
    visibleFrom,
  };
  return { uuid, values, original, file: original };
}

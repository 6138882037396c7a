import { aboutTextWrite } from '#common/contract/content/about-text';
import { readLane } from '#common/rules/lane';
import { savedAboutText } from '#common/rules/saves/about-text-save';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';
import { editorsEffect } from './published';
import { saveOf } from './save-of';
import { slugHere } from './unknown-here';

/** A text added or saved here. Its version, by which people accept the terms of use, is counted by the server. */
export function aboutTextEffect(pending: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  const write = decoded(pending.body, aboutTextWrite);
  if (write === null) return null;
  return editorsEffect(uuid, ['about-texts'], (scene) => {
    const save = saveOf(pending, scene.get('about-texts', uuid), write);
    const ruling = savedAboutText(save, {
      slug: slugHere(save),
      isTaken: () => false,
      version: save.before?.version ?? 1,
    });
    if (ruling.ok) scene.set('about-texts', uuid, ruling.value);
  });
}

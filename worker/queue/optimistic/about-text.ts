import { everyFieldOf } from '#common/base/every-field-of';
import { wholeSecond } from '#common/base/paris-time';
import { type AboutText, aboutTextWrite } from '#common/contract/content/about-text';
import { readLane } from '#common/rules/lane';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';
import { editorsEffect } from './published';

/** A text added or saved here. Its version, by which people accept the terms of use, is counted by the server. */
export function aboutTextEffect(pending: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  const write = decoded(pending.body, aboutTextWrite);
  if (write === null) return null;
  return editorsEffect(uuid, ['about-texts'], (scene) => {
    const before = scene.get('about-texts', uuid);
    if ((before === null) === (pending.call === 'updateAboutText')) return;
    const lastAuthor = pending.author ?? before?.lastAuthor;
    const text = everyFieldOf<AboutText>()({
      uuid,
      // The server derives the slug from the title; until then the uuid stands in for it.
      slug: before?.slug ?? write.slug ?? uuid,
      type: before?.type ?? write.type,
      title: write.title.trim(),
      content: write.content,
      version: before?.version ?? 1,
      ...(lastAuthor && { lastAuthor }),
      lastModified: wholeSecond(pending.at),
    });
    scene.set('about-texts', uuid, text);
  });
}

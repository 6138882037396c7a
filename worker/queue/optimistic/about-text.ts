import { everyFieldOf } from '#common/base/every-field-of';
import { type AboutText, aboutTextWrite } from '#common/contract/content/about-text';
import { readLane } from '#common/rules/lane';
import { savedAboutText } from '#common/rules/saves/about-text-save';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';
import { editorsEffect } from './published';
import { saveOf } from './save-of';

/** A text added or saved here. Its version, by which people accept the terms of use, is counted by the server. */
export function aboutTextEffect(pending: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  const write = decoded(pending.body, aboutTextWrite);
  if (write === null) return null;
  return editorsEffect(uuid, ['about-texts'], (rows) => {
    const save = saveOf(pending, rows.get('about-texts', uuid), write);
    const { before, by } = save;
    const ruling = savedAboutText(save, {
      slug: before?.slug ?? write.slug ?? uuid,
      isTaken: false,
      version: before?.version ?? 1,
    });
    if (!ruling.ok) return;
    const lastAuthor = by ?? before?.lastAuthor;
    const text = everyFieldOf<AboutText>()({ ...ruling.value, ...(lastAuthor && { lastAuthor }) });
    rows.set('about-texts', uuid, text);
  });
}

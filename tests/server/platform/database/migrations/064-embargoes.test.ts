import { expect, test } from 'vitest';
import { embargoes } from '#server/platform/database/migrations/064-embargoes';
import { write } from '#server/platform/database/transaction';
import { interactiveImageDesk } from '../../../../support/interactive-image-desk';

const desk = interactiveImageDesk();

test('an interactive image that was public before its picture is hidden until then, or for good after its show', async () => {
  const { uuid, image } = (await desk.create()).body;
  const readersWith = async (visible_from: Date) => {
    await write(desk.database, ({ database }) =>
      database.updateTable('images').set({ visible_from }).where('uuid', '=', image).execute(),
    );
    await desk.database.transaction().execute((transaction) => embargoes.up(transaction));
    return desk.audienceOf('interactive-images', uuid);
  };
  const later = new Date('2026-11-25T09:00:00+01:00');
  expect(await readersWith(later)).toMatchObject([{ scope: 'public', visible_from: later }]);
  expect(await readersWith(new Date('2126-01-01T00:00:00+01:00'))).toEqual([]);
});

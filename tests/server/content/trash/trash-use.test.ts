import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import {
  removeInteractiveImage,
  storeInteractiveImage,
} from '#server/agenda/interactive-image/interactive-image-repository';
import { openHouse } from '../../../support/door';
import { zoneDraft } from '../../../support/interactive-image-draft';
import { keepingDesk } from '../../../support/keeping-desk';
import { troupe } from '../../../support/troupe';

const desk = keepingDesk();
const { ask, save, writeNews, writePiece, addPhoto } = desk;

const discard = (path: string) => save('DELETE', path);
const remove = (uuid: string) => ask('DELETE', `/api/trash/${uuid}`, { by: troupe.colette });

describe('what goes for good', () => {
  test('waits until nothing that is read shows the image any more', async () => {
    const { uuid } = await addPhoto();
    const source = `/api/images/${uuid}/format/M/file`;
    const content = { type: 'adls-text', content: [{ type: 'img', content: source }] };
    const { slug } = await writeNews({ content });
    await discard(`/api/images/${uuid}`);
    expect(await remove(uuid)).toMatchObject({
      status: 409,
      body: {
        code: 'wrong-state',
        message: 'Cela sert encore\u00a0: la brève «\u00a0Les trois coups\u00a0».',
      },
    });
    await discard(`/api/news/${slug}`);
    expect((await remove(uuid)).status).toBe(204);
  });

  test('waits until neither a play nor a show has the image', async () => {
    const { uuid } = await addPhoto();
    const picture = { type: 'img', content: `/api/images/${uuid}/format/M/file` };
    const { show } = await openHouse(desk.database);
    const hang = (banner: string | null) =>
      write(desk.database, ({ database }) =>
        database.updateTable('shows').set({ banner_uuid: banner }).where('uuid', '=', show).execute(),
      );
    await hang(uuid);
    const { slug } = await writePiece({ resume: { type: 'adls-text', content: [picture] } });
    await discard(`/api/images/${uuid}`);
    expect((await remove(uuid)).body.message).toContain('le spectacle «\u00a0Le Dindon\u00a0»');
    await hang(null);
    expect((await remove(uuid)).body.message).toContain('la pièce «\u00a0');
    await discard(`/api/pieces/${slug}`);
    expect((await remove(uuid)).status).toBe(204);
  });

  test.each([
    ['it is shown by an interactive image', (uuid: string) => ({ image: uuid, zones: [] })],
    [
      'a zone of an interactive image shows it',
      (uuid: string) => ({ image: randomUUID(), zones: [zoneDraft({ type: 'IMAGE', image: uuid })] }),
    ],
  ])('waits while %s', async (_, showing) => {
    const { uuid } = await addPhoto();
    const { show } = await openHouse(desk.database);
    const interactive = randomUUID();
    await write(desk.database, (transaction) =>
      storeInteractiveImage(transaction, {
        uuid: interactive,
        show,
        title: 'L’affiche',
        rank: 0,
        version: 'first',
        ...showing(uuid),
      }),
    );
    await discard(`/api/images/${uuid}`);
    expect((await remove(uuid)).body.message).toContain('le spectacle «\u00a0Le Dindon\u00a0»');
    await write(desk.database, (transaction) => removeInteractiveImage(transaction, interactive));
    expect((await remove(uuid)).status).toBe(204);
  });

  test('waits until no show plays the piece any more', async () => {
    const { uuid, slug } = await writePiece();
    const { show } = await openHouse(desk.database);
    const play = (pieces: object[]) =>
      write(desk.database, ({ database }) =>
        database
          .updateTable('shows')
          .set({ pieces: JSON.stringify(pieces) as never })
          .where('uuid', '=', show)
          .execute(),
      );
    await play([{ slug, title: 'Le Dindon' }]);
    await discard(`/api/pieces/${slug}`);
    expect(await remove(uuid)).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
    await play([]);
    expect((await remove(uuid)).status).toBe(204);
  });
});

import { expect, test } from 'vitest';
import { changesBetween } from '#server/operation/journal/journal-changes';
import { findShowSubject } from '#server/operation/journal/agenda-subjects';
import { findInteractiveImageSubject } from '#server/operation/journal/interactive-image-subject';
import { cornersOf } from '#common/base/polygon';
import { interactiveImageDesk } from '../../../support/interactive-image-desk';
import { zoneDraft } from '../../../support/interactive-image-draft';

const desk = interactiveImageDesk();
const zone = zoneDraft();

async function changesOf(fields: object) {
  const { uuid } = (await desk.create({ zones: [zone] })).body;
  const before = await findInteractiveImageSubject(desk.database, uuid);
  await desk.save(uuid, { zones: [zone], ...fields });
  return changesBetween(before, await findInteractiveImageSubject(desk.database, uuid));
}

test('the journal tells the words of the zones that came and went', async () => {
  const other = zoneDraft({ type: 'LIEN', name: 'Réserver', link: '/reservations' });
  expect(await changesOf({ title: 'Le plan', zones: [other] })).toEqual([
    { field: 'title', before: 'L’affiche', after: 'Le plan' },
    {
      field: 'zones',
      before: [{ zoneType: 'TEXTE', name: zone.name, text: zone.text }],
      after: [{ zoneType: 'LIEN', name: 'Réserver', link: '/reservations' }],
    },
    { field: 'outlines' },
  ]);
});

test('of a zone that moved it tells that it did', async () => {
  const points = [...cornersOf({ x: 0.5, y: 0.5, width: 0.2, height: 0.3 })];
  expect(await changesOf({ zones: [{ ...zone, points }] })).toEqual([{ field: 'outlines' }]);
});

test('of a show that goes it tells which interactive images go with it', async () => {
  await desk.create({ title: 'Le plan' });
  const before = await findShowSubject(desk.database, desk.show.uuid);
  expect(changesBetween(before, undefined)).toContainEqual({
    field: 'interactiveImages',
    before: ['Le plan'],
  });
});

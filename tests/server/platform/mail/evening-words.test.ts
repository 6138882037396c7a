import { expect, test } from 'vitest';
import type { AnnouncedEvening } from '#common/rules/announced-evening';
import { changeSentences } from '#server/platform/mail/evening-words';

const evening = (location: AnnouncedEvening['location']): AnnouncedEvening => ({
  title: 'Le Dindon',
  date: new Date('2026-11-28T20:30:00+01:00'),
  location,
  payAtDoor: true,
});

test('an address that moves from the description to its own field is not said to be void', () => {
  const address = '4 rue de la Halle';
  const before = evening({ name: 'Salle des fêtes', description: address });
  const after = evening({ name: 'Salle des fêtes', address });
  expect(changeSentences({ before, after, changes: ['place'] })).toEqual([
    'Salle des fêtes, 4 rue de la Halle\u00a0: ce qui était précisé sur le lieu a changé.',
  ]);
});

import { summariseActsBy } from '../database/acts-by';
import type { PersonPart } from '../database/person-part';
import { recordScansOf } from '../show/date-rows-repository';

export const scanPerson = {
  columns: { 'scans.by_uuid': { told: { in: 'scans' }, mirrored: true } },
  tell: async (database, { uuid }) => ({ scans: await summariseActsBy(database, 'scans', uuid) }),
  erase: (transaction, { uuid }) => recordScansOf(transaction, 'by_uuid', uuid),
  rename: (transaction, userUuid) => recordScansOf(transaction, 'by_uuid', userUuid),
} satisfies PersonPart;

import { summariseActsBy } from '../database/acts-by';
import type { PersonalData } from '../database/personal-data';
import { recordScansOf } from '../show/date-rows-repository';

export const scanPersonalData = {
  columns: { 'scans.by_uuid': { exported: { in: 'scans' }, mirrored: true } },
  exportFields: async (database, { uuid }) => ({ scans: await summariseActsBy(database, 'scans', uuid) }),
  erase: (transaction, { uuid }) => recordScansOf(transaction, 'by_uuid', uuid),
  rename: (transaction, userUuid) => recordScansOf(transaction, 'by_uuid', userUuid),
} satisfies PersonalData;

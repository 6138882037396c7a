import { summariseActsBy } from '../../platform/database/acts-by';
import type { PersonalData } from '../../platform/database/personal-data';
import { recordScansOf } from '../../agenda/show/date-rows-repository';

export const scanPersonalData = {
  columns: { 'scans.by_uuid': { exported: { in: 'scans' }, mirrored: true } },
  exportFields: async (database, { uuid }) => ({ scans: await summariseActsBy(database, 'scans', uuid) }),
  erase: (transaction, { uuid }) => recordScansOf(transaction, 'by_uuid', uuid),
  rename: (transaction, userUuid) => recordScansOf(transaction, 'by_uuid', userUuid),
} satisfies PersonalData;

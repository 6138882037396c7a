import type { PersonalData } from '../database/personal-data';
import { findMailsTo, deleteMailsTo } from './mail-repository';

export const mailPersonalData = {
  columns: { 'mails.user_uuid': { exported: { in: 'mails' } } },
  exportFields: async (database, { uuid }) => ({ mails: await findMailsTo(database, uuid) }),
  erase: (transaction, { uuid }) => deleteMailsTo(transaction, uuid),
} satisfies PersonalData;

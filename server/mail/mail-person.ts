import type { PersonPart } from '../database/person-part';
import { findMailsTo, deleteMailsTo } from './mail-repository';

export const mailPerson = {
  columns: { 'mails.user_uuid': { told: { in: 'mails' } } },
  tell: async (database, { uuid }) => ({ mails: await findMailsTo(database, uuid) }),
  erase: (transaction, { uuid }) => deleteMailsTo(transaction, uuid),
} satisfies PersonPart;

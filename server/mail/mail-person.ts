import type { PersonPart } from '../database/person-part';
import { findMailsTo, forgetMailsTo } from './mail-repository';

export const mailPerson = {
  columns: { 'mails.user_uuid': { told: { in: 'mails' } } },
  tell: async (database, { uuid }) => ({ mails: await findMailsTo(database, uuid) }),
  erase: (transaction, { uuid }) => forgetMailsTo(transaction, uuid),
} satisfies PersonPart;

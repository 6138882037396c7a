import { CallError } from '../http/call-error';
import type { Handlers } from '../http/handler';
import { findMail, listMails } from './mail-repository';

export const mailRoutes = {
  listMails: ({ query, database }) => listMails(database, query),

  async readMail({ params, database }) {
    const mail = await findMail(database, params.uuid);
    if (mail === undefined) throw new CallError('not-found');
    return mail;
  },
} satisfies Partial<Handlers>;

import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { type Limit, countAttempt, networkOf, rangeOf } from '../../platform/guard/limit';
import type { Handlers } from '../../platform/http/handler';
import { queueMail } from '../../platform/mail/mail-repository';
import { findAdministrators } from '../../people/user/user-repository';
import { contactLetter } from './contact-letter';
import { recordMessage } from './contact-repository';

export const contactRoutes = {
  async sendContactMessage({ body, caller, database }, transaction) {
    await countAttempt(database, { of: 'contact from', by: networkOf(caller.address), most: 5, minutes: 60 });
    // A bot gets a success answer, so that it has no reason to try another way.
    if (body.website) return null;
    if (!(await recordMessage(transaction, body))) return null;
    await countAttempt(database, await inboxLimit(database, caller.address));
    for (const { uuid, email } of await findAdministrators(database))
      await queueMail(transaction, 'contact', { uuid, email }, contactLetter(body));
    return null;
  },
} satisfies Partial<Handlers>;

/**
 * The limit of messages per hour. Further messages of a network are counted separately from first ones, so that one
 * visitor with many addresses does not block other visitors' first messages.
 */
async function inboxLimit(database: Kysely<Database>, address: string): Promise<Limit> {
  const range = { of: 'contact from range', by: rangeOf(networkOf(address)), most: 60, minutes: 60 };
  const isFirst = (await countAttempt(database, range)) === 1;
  return {
    of: 'contact',
    by: isFirst ? 'first messages' : 'more messages',
    most: isFirst ? 120 : 60,
    minutes: 60,
  };
}

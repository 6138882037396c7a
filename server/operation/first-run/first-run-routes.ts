import { write } from '../../platform/database/transaction';
import { countAttempt } from '../../platform/guard/limit';
import { requirePerson } from '../../platform/http/caller';
import type { Handlers } from '../../platform/http/handler';
import { queueMail } from '../../platform/mail/mail-repository';
import { callersAccount } from '../../people/user/callers-account-repository';
import { createFirstAdministrator } from './first-administrator';
import { TEST_MAIL, awaitsAdministrator, findFirstSteps } from './first-run-repository';
import { testLetter } from './test-letter';

/**
 * The calls of a site that is being set up.
 * @param sendsMail whether the server has a mail server
 */
export function firstRunRoutes(sendsMail: boolean) {
  return {
    readFirstRun: async ({ database }) => ({ isAwaited: await awaitsAdministrator(database) }),

    createFirstAdministrator: ({ body, caller, request, database, spans }) =>
      createFirstAdministrator(database, body, {
        address: caller.address,
        userAgent: request.headers.get('User-Agent'),
        spans,
      }),

    readFirstSteps: async ({ caller, database }) => ({
      ...(await findFirstSteps(database, requirePerson(caller).uuid)),
      sendsMail,
    }),

    async sendTestMail({ caller, database }) {
      const user = await callersAccount(database, caller);
      await countAttempt(database, { of: 'test mails of', by: user.uuid, most: 10, minutes: 60 });
      await write(database, (transaction) =>
        queueMail(transaction, TEST_MAIL, user, testLetter(user.firstname)),
      );
      return null;
    },
  } satisfies Partial<Handlers>;
}

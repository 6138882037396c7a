import { somebody } from './matrix-people';
import type { ObjectRule } from './matrix-objects';
import { PASSWORD } from './troupe';

const nothing: ObjectRule = { ask: () => ({}) };

/** How the calls of a site that is being set up are asked: this one has an administrator, and gets no other that way. */
export const firstRunRules = {
  readFirstRun: nothing,
  createFirstAdministrator: {
    async ask({ api }) {
      await somebody(api.site.database, 'ROLE_ADMIN');
      const account = { name: 'Neuf', firstname: 'Tout', email: 'tout@public.example', password: PASSWORD };
      return { body: { ...account, secret: 'AAAA-AAAA-AAAA-AAAA' } };
    },
    everybody: 'wrong-state',
  },
  readFirstSteps: nothing,
  sendTestMail: nothing,
} satisfies Record<string, ObjectRule>;

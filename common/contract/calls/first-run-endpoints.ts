import { session } from '../people/session';
import { firstAdministrator, firstRun, firstSteps } from '../site/first-run';
import { get, post } from './endpoint';

/** The calls of a site that is being set up. */
export const firstRunEndpoints = {
  /** Anonymous, so that it is never cached as a public answer: it changes without a public row. */
  readFirstRun: get('/api/first-administrator', 'everybody', { answer: firstRun, anonymous: true }),
  createFirstAdministrator: post('/api/first-administrator', 'everybody', {
    body: firstAdministrator,
    answer: session,
    created: true,
    anonymous: true,
  }),
  readFirstSteps: get('/api/first-steps', 'site', { answer: firstSteps }),
  sendTestMail: post('/api/first-steps/test-mail', 'site', { answer: 'nothing' }),
} as const;

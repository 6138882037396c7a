import { links } from '#common/contract/site/links';
import { type Letter, type Sender, oneLine } from '../../platform/mail/letter';

/** A letter of an administrator to themselves, to see whether mails leave. */
export const testLetter =
  (firstname: string) =>
  ({ siteUrl, title }: Sender): Letter => ({
    subject: `Mail d’essai – ${title}`,
    greeting: `Bonjour ${oneLine(firstname)},`,
    before: ['Si vous lisez ceci, le site sait envoyer ses mails.'],
    link: { label: 'Continuer les premiers pas', href: siteUrl + links.firstRun.to() },
    after: [],
  });

import { ofSomebody } from '#common/base/of-somebody';
import type { ContactMessage } from '#common/contract/site/contact';
import { type Letter, type Sender, oneLine } from '../../platform/mail/letter';

/** A visitor's message to the association; replies go to the visitor. */
export const contactLetter =
  ({ name, email, message }: ContactMessage) =>
  ({ title }: Sender): Letter => ({
    subject: `Message ${ofSomebody(oneLine(name))} – ${title}`,
    greeting: 'Bonjour,',
    before: [
      `${oneLine(name)} (${email}) vous écrit par le site\u00a0:`,
      ...message
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim()),
    ],
    after: ['Répondez à ce courrier\u00a0: votre réponse lui parviendra directement.'],
    replyTo: email,
  });

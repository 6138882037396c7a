import { plainText } from '../contract/fields/rich-text-check';
import type { RichText } from '../contract/fields/rich-text-nodes';

const everywhere = ['site', 'adresse'] as const;
const booking = [
  ...everywhere,
  'prenom',
  'nom',
  'lien',
  'spectacle',
  'date',
  'heure',
  'portes',
  'lieu',
  'places',
  'cloture',
] as const;

const freeTicket = [...everywhere, 'prenom', 'nom', 'lien', 'spectacle', 'date', 'heure'] as const;

/** The mail on the day after a date, sent only if the association wrote a text for it: the site has no default. */
export const THANKS = 'booking-thanks';

/** The mails that the site sends by itself: the slug of each text with its allowed variables, such as `{prenom}`. */
const mailVariables = {
  activation: [...everywhere, 'lien'],
  'already-registered': [...everywhere, 'lien'],
  password: [...everywhere, 'lien'],
  'password-changed': [...everywhere, 'prenom', 'lien'],
  'new-device': [...everywhere, 'prenom', 'lien', 'appareil', 'date', 'heure'],
  'passkey-added': [...everywhere, 'prenom', 'lien', 'appareil', 'date', 'heure'],
  'address-changed': [...everywhere, 'prenom'],
  'demand-decided': [...everywhere, 'prenom', 'lien', 'habilitation', 'decision', 'motif'],
  'free-ticket-evening': [...freeTicket, 'lieu'],
  'free-ticket-generated': freeTicket,
  'free-ticket-cancelled': [...freeTicket, 'motif'],
  'free-ticket-replaced': freeTicket,
  'free-tickets-decided': [
    ...everywhere,
    'prenom',
    'lien',
    'spectacle',
    'date',
    'heure',
    'places',
    'decision',
    'motif',
  ],
  'deletion-coming': [...everywhere, 'lien'],
  'account-deleted': [...everywhere, 'prenom'],
  'booking-confirmed': booking,
  'booking-to-confirm': [...booking, 'limite'],
  'booking-again': booking,
  'booking-changed': booking,
  'booking-cancelled': booking,
  'booking-waiting': booking,
  'booking-offer': [...booking, 'limite'],
  'booking-offer-sooner': [...booking, 'limite'],
  'booking-offer-over': booking,
  'booking-evening': booking,
  'booking-moved': [...booking, 'ancienne-date', 'ancienne-heure'],
  'booking-reminder': [...booking, 'jour'],
  [THANKS]: booking,
} satisfies Readonly<Record<string, readonly string[]>>;

export type MailSlug = keyof typeof mailVariables;

/** The mails whose text nobody edits: it is a person's, or for the association itself. */
export type PlainMailKind =
  'booking-message' | 'bookers-to-call' | 'contact' | 'mail-test' | 'seats-given-back';

/** The slugs of the texts of all mails that the site sends. */
export const mailSlugs = Object.keys(mailVariables) as readonly MailSlug[];

/** The allowed variables of a mail's text; empty if the site sends no mail of that name. */
export function variablesOf(slug: string): readonly string[] {
  return isMailSlug(slug) ? mailVariables[slug] : [];
}

/** Whether the site sends a mail whose text has this slug. */
export function isMailSlug(slug: string): slug is MailSlug {
  return Object.hasOwn(mailVariables, slug);
}

/**
 * The unknown variables of a mail's text, as French faults by field. Text in braces that cannot be a variable name is
 * allowed.
 */
export function faultsOfMail(
  slug: string,
  { title, content }: { readonly title: string; readonly content: RichText },
): Readonly<Record<string, string>> {
  const known = variablesOf(slug);
  const fields = { title, content: plainText(content) };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, words]) => {
      const unknown = variablesIn(words).find((name) => !known.includes(name));
      const list = known.map((name) => `{${name}}`).join(', ');
      return unknown === undefined
        ? []
        : [[field, `mot entre accolades inconnu\u00a0: {${unknown}} (ici\u00a0: ${list})`]];
    }),
  );
}

const variablesIn = (words: string) =>
  [...words.matchAll(/\{([\p{L}\d_-]+)\}/gu)].flatMap(([, name]) => name ?? []);

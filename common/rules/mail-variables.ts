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
  'lieu',
  'places',
  'cloture',
] as const;

const freeTicket = [...everywhere, 'prenom', 'nom', 'lien', 'spectacle', 'date', 'heure'] as const;

/** The letter of the day after: it is sent as long as the association has words for it, and the site has none of its own. */
export const THANKS = 'booking-thanks';

/** The mails that the site sends by itself, by the slug of their text, with what may stand in braces in each: `{prenom}`. */
const mailVariables = {
  activation: [...everywhere, 'lien'],
  'already-registered': [...everywhere, 'lien'],
  password: [...everywhere, 'lien'],
  'password-changed': [...everywhere, 'prenom', 'lien'],
  'new-device': [...everywhere, 'prenom', 'lien', 'appareil', 'date', 'heure'],
  'passkey-added': [...everywhere, 'prenom', 'lien', 'appareil', 'date', 'heure'],
  'address-changed': [...everywhere, 'prenom'],
  'demand-decided': [...everywhere, 'prenom', 'lien', 'habilitation', 'decision', 'motif'],
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
  'booking-changed': booking,
  'booking-cancelled': booking,
  'booking-waiting': booking,
  'booking-offer': [...booking, 'limite'],
  'booking-offer-over': booking,
  'booking-moved': [...booking, 'ancienne-date', 'ancienne-heure'],
  'booking-reminder': booking,
  [THANKS]: booking,
} satisfies Readonly<Record<string, readonly string[]>>;

export type MailSlug = keyof typeof mailVariables;

/** The slugs of the texts of all mails that the site sends. */
export const mailSlugs = Object.keys(mailVariables) as readonly MailSlug[];

/** What may stand in braces in the text of this mail; empty where the site sends none of that name. */
export function variablesOf(slug: string): readonly string[] {
  return isMailSlug(slug) ? mailVariables[slug] : [];
}

/** Whether the site sends a mail whose text has this slug. */
export function isMailSlug(slug: string): slug is MailSlug {
  return Object.hasOwn(mailVariables, slug);
}

/**
 * What is wrong with the words of a mail, in French by field: variables that this mail does not know. What stands in
 * braces and cannot be a name is text.
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
      return unknown === undefined ? [] : [[field, `variable inconnue {${unknown}} (ici\u00a0: ${list})`]];
    }),
  );
}

const variablesIn = (words: string) =>
  [...words.matchAll(/\{([\p{L}\d_-]+)\}/gu)].flatMap(([, name]) => name ?? []);

import type { MailSlug } from '#common/rules/mail-variables';

/** What is written on the button of a mail, as its letter has it. */
export function mailButton(slug: string): string {
  const labels: Readonly<Record<string, string>> = buttons;
  if (Object.hasOwn(labels, slug)) return labels[slug] ?? '';
  return slug.startsWith('free-ticket') ? 'Voir mes places gratuites' : 'Voir ma réservation';
}

const buttons: Readonly<Partial<Record<MailSlug, string>>> = {
  activation: 'Activer mon compte',
  'already-registered': 'Choisir un nouveau mot de passe',
  password: 'Choisir un mot de passe',
  'password-changed': 'Ce n’était pas moi',
  'new-device': 'Voir mes appareils',
  'passkey-added': 'Voir mes clés d’accès',
  'demand-decided': 'Voir mes droits',
  'deletion-coming': 'Activer mon compte',
  'booking-to-confirm': 'Confirmer ma réservation',
  'booking-offer': 'Voir la proposition',
  'booking-offer-sooner': 'Voir la proposition',
  'booking-offer-over': 'Réserver à nouveau',
};

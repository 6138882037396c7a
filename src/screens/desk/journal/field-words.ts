import type { JournalField, JournalNoun, OtherField } from '#common/contract/site/journal';
import { describedNouns } from '#common/nouns/described-nouns';
import type { Field, Fields } from '#common/nouns/fields';
import { locationFields, journalLocationFields } from '#common/nouns/location';
import type { Noun } from '#common/nouns/noun';
import type { Value } from './journal-answer';
import { valueLines } from './value-words';

/** What a field of a noun is called. */
export function fieldLabel(noun: JournalNoun, field: JournalField): string {
  const words: Readonly<Record<string, string>> = otherWords;
  return describedField(noun, field)?.label ?? placeLabel(field) ?? words[field] ?? field;
}

/** A value of a field of a noun in words: a line for each element of a list. */
export function fieldLines(
  noun: JournalNoun,
  field: JournalField,
  value: Value | undefined,
): readonly string[] {
  const described = describedField(noun, field);
  return described?.kind === 'flag' && typeof value === 'boolean'
    ? [described.words[value ? 0 : 1]]
    : valueLines(field, value);
}

function describedField(noun: JournalNoun, field: JournalField): Field | undefined {
  const nouns: readonly Noun[] = Object.values(describedNouns);
  return nouns.find(({ journal }) => journal === noun)?.fields[field];
}

/** Of what is said of a place, that it is: `Lieu – Accès`. */
function placeLabel(field: JournalField): string | undefined {
  const fields: Fields = journalLocationFields;
  const { name } = locationFields;
  const label = fields[field]?.label;
  return label === undefined || field === 'location' ? label : `${name.label} – ${label}`;
}

const otherWords: Readonly<Record<OtherField, string>> = {
  address: 'Adresse',
  bannerImage: 'Bannière',
  birthDate: 'Date de naissance',
  blockedAt: 'Bloquée',
  bookings: 'Réservations ouvertes',
  cancelledAt: 'Annulée',
  colour: 'Couleur',
  content: 'Texte',
  dates: 'Séances',
  description: 'Présentation',
  disabledUntil: 'Bloqué jusqu’au',
  disarmedAt: 'Retiré du service',
  email: 'Adresse mail',
  event: 'Évènement',
  expiresAt: 'En service jusqu’au',
  facebook: 'Page Facebook',
  firstname: 'Prénom',
  habilitations: 'Habilitations',
  image: 'Image',
  interactiveImages: 'Images interactives',
  isActivated: 'Compte activé',
  latecomersUntil: 'Places gardées aux retardataires',
  link: 'Lien',
  logo: 'Logo',
  name: 'Nom',
  outlines: 'Contours des zones',
  paymentLink: 'Page de paiement',
  paymentWords: 'Paiement',
  picture: 'Image des liens partagés',
  pieces: 'Pièces',
  prices: 'Prix',
  rank: 'Rang',
  reason: 'Motif',
  replaced: 'Remplacée',
  seats: 'Places',
  state: 'État',
  temporary: 'Compte temporaire',
  title: 'Titre',
  type: 'Sorte',
  visible: 'Visible sur la page',
  visibleFrom: 'Visible à partir du',
  visibleUntil: 'Visible jusqu’au',
  voidFrom: 'Passages annulés depuis',
  zones: 'Zones',
};

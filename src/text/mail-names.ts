import { type MailSlug, type PlainMailKind, isMailSlug } from '#common/rules/mail-variables';

/** The name of each mail of the site, by the slug of its text. */
const mailNames: Readonly<Record<MailSlug, string>> = {
  activation: 'Activation d’un compte',
  'already-registered': 'Inscription avec une adresse déjà connue',
  password: 'Mot de passe oublié',
  'password-changed': 'Mot de passe changé',
  'new-device': 'Connexion d’un nouvel appareil',
  'passkey-added': 'Clé d’accès ajoutée',
  'address-changed': 'Adresse mail changée',
  'demand-decided': 'Réponse à une demande d’habilitation',
  'free-ticket-evening': 'Séance d’une place gratuite changée',
  'free-ticket-generated': 'Billet gratuit généré',
  'free-ticket-cancelled': 'Place gratuite annulée',
  'free-ticket-replaced': 'Billet gratuit remplacé',
  'free-tickets-decided': 'Réponse à une demande de places gratuites',
  'deletion-coming': 'Compte bientôt supprimé',
  'account-deleted': 'Compte supprimé',
  'booking-confirmed': 'Réservation confirmée',
  'booking-to-confirm': 'Réservation à confirmer par mail',
  'booking-again': 'Billet renvoyé à la demande du spectateur',
  'booking-changed': 'Réservation modifiée',
  'booking-cancelled': 'Réservation annulée',
  'booking-waiting': 'Inscription sur la liste d’attente',
  'booking-offer': 'Places proposées à la liste d’attente',
  'booking-offer-sooner': 'Proposition de places écourtée',
  'booking-offer-over': 'Proposition de places expirée',
  'booking-evening': 'Lieu, titre ou paiement changé',
  'booking-moved': 'Séance déplacée',
  'booking-reminder': 'Rappel de la veille',
  'booking-thanks': 'Remerciement du lendemain (envoyé tant que ce texte n’est pas vide)',
};

const plainNames: Readonly<Record<PlainMailKind, string>> = {
  'bookers-to-call': 'Personnes à prévenir par téléphone',
  'seats-given-back': 'Places rendues par un compte supprimé',
  'booking-message': 'Message aux réservations d’une séance',
  contact: 'Message du formulaire de contact',
  'mail-test': 'Mail d’essai',
};

export const mailName = (kind: string): string =>
  isMailSlug(kind) ? mailNames[kind] : isPlainKind(kind) ? plainNames[kind] : kind;

const isPlainKind = (kind: string): kind is PlainMailKind => Object.hasOwn(plainNames, kind);

/** The meaning of each variable of a mail, and an example value. */
const variables: Readonly<Record<string, { readonly meaning: string; readonly example: string }>> = {
  site: { meaning: 'le nom du site', example: 'Les Amis de la Scène' },
  adresse: { meaning: 'l’adresse du site', example: 'https://www.exemple.fr' },
  lien: { meaning: 'le lien à suivre', example: 'https://www.exemple.fr/utilisateur/…' },
  prenom: { meaning: 'le prénom du destinataire', example: 'Claire' },
  appareil: { meaning: 'l’appareil', example: 'Firefox sur Android' },
  date: { meaning: 'la date', example: 'samedi 21 novembre' },
  heure: { meaning: 'l’heure', example: '20\u00a0h\u00a030' },
  portes: { meaning: 'l’heure d’ouverture des portes', example: '19\u00a0h\u00a045' },
  nom: { meaning: 'le nom de famille', example: 'Marchetti' },
  spectacle: { meaning: 'le titre du spectacle', example: 'Le Dindon' },
  lieu: { meaning: 'la salle', example: 'Salle des fêtes, Vaubrun' },
  places: { meaning: 'les places et leur prix', example: '2 × Plein tarif\u00a0: 24,00\u00a0€' },
  jour: { meaning: 'demain, ou aujourd’hui si le mail n’a pas pu partir la veille', example: 'demain' },
  cloture: { meaning: 'la clôture des réservations', example: 'samedi 21 novembre à 18\u00a0h\u00a030' },
  limite: { meaning: 'la fin de la proposition', example: 'vendredi 20 novembre à 9\u00a0h' },
  'ancienne-date': { meaning: 'la date d’avant', example: 'vendredi 20 novembre' },
  'ancienne-heure': { meaning: 'l’heure d’avant', example: '20\u00a0h\u00a030' },
  habilitation: { meaning: 'l’habilitation demandée', example: 'Rédaction' },
  decision: { meaning: 'la décision', example: 'acceptée' },
  motif: { meaning: 'le motif de la décision', example: 'bienvenue dans l’équipe' },
};

export const variableMeaning = (name: string): string => variables[name]?.meaning ?? name;

export const variableExample = (name: string): string => variables[name]?.example ?? `{${name}}`;

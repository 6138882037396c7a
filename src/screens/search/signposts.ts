import { fold } from '#common/base/fold';
import { links } from '#common/contract/site/links';

/** A page that answers what visitors ask without naming a thing. */
export interface Signpost {
  /** It has no parameters. */
  readonly address: string;
  readonly title: string;
  readonly words: string;
}

/** How the words begin by which people ask, folded; what has spaces is asked as it stands. */
const signposts: readonly (Signpost & { readonly asked: readonly string[] })[] = [
  {
    address: links.myBookings.to(),
    title: 'Vos réservations',
    words: 'Retrouver votre billet, changer ou annuler une réservation.',
    asked: ['billet', 'reservation', 'annuler', 'annulation', 'retrouver', 'changer', 'modifier', 'renvoyer'],
  },
  {
    address: links.reservations.to(),
    title: 'Réservations',
    words: 'Les dates, les horaires, les tarifs et les places qui restent.',
    asked: ['horaire', 'heure', 'date', 'seance', 'tarif', 'prix', 'combien', 'billet', 'reserv', 'complet'],
  },
  {
    address: links.reservationInformation.to(),
    title: 'Informations de réservation',
    words: 'Les tarifs, et comment payer.',
    asked: ['payer', 'paye', 'paiement', 'cheque', 'carte', 'especes', 'bancaire', 'reglement'],
  },
  {
    address: links.currentShow.to(),
    title: 'Spectacle du moment',
    words: 'Le lieu et le plan, les dates, l’ouverture des portes.',
    asked: [
      'acces',
      'accessib',
      'parking',
      'gare',
      'garer',
      'lieu',
      'salle',
      'plan',
      'itineraire',
      'adresse',
      'handicap',
      'fauteuil',
      'programme',
      'horaire',
    ],
  },
  {
    address: links.contacts.to(),
    title: 'Contacts',
    words: 'Écrire à l’association, sa salle et son adresse.',
    asked: [
      'contact',
      'adresse',
      'telephone',
      'mail',
      'courriel',
      'ecrire',
      'acces',
      'accessib',
      'parking',
      'garer',
      'itineraire',
      'handicap',
      'fauteuil',
    ],
  },
  {
    address: links.profile.to(),
    title: 'Mon profil',
    words: 'Se connecter, changer de mot de passe, supprimer son compte.',
    asked: ['compte', 'profil', 'connexion', 'connecter', 'identifier', 'identifiant', 'mot de passe'],
  },
  {
    address: links.forgottenPassword.to(),
    title: 'Mot de passe oublié',
    words: 'Recevoir un mail pour en choisir un autre.',
    asked: ['connexion', 'connecter', 'mot de passe'],
  },
  {
    address: links.register.to(),
    title: 'Créer un compte',
    words: 'Pour retrouver vos places et réserver plus vite.',
    asked: ['compte', 'connexion', 'inscription', 'inscrire'],
  },
];

/** So short that a large share of all words begin with it. */
const SHORTEST = 4;
/** A shorter beginning is that of other words too, `plan` of `planches`, `heure` of `heureux`: it is a word, or several. */
const STEM = 6;

/** The pages that these words ask for: each word counts from its fourth letter on, and may have an ending. */
export function signpostsFor(words: string): readonly Signpost[] {
  const folded = fold(words);
  const typed = folded.split(' ').filter((word) => word.length >= SHORTEST);
  const hasEnding = (word: string, beginning: string) =>
    word.startsWith(beginning) && (beginning.length >= STEM || /^[sx]?$/.test(word.slice(beginning.length)));
  const isAsked = (beginning: string) =>
    (beginning.includes(' ') && folded.includes(beginning)) ||
    typed.some((word) => beginning.startsWith(word) || hasEnding(word, beginning));
  return signposts.filter(({ asked }) => asked.some(isAsked));
}

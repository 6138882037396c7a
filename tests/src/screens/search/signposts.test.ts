import { describe, expect, test } from 'vitest';
import { signpostsFor } from '../../../../src/screens/search/signposts';

describe('what people ask leads to the pages that answer it', () => {
  test.each([
    ['horaires', ['Réservations', 'Spectacle du moment']],
    ['Tarif réduit', ['Réservations']],
    ['parking', ['Spectacle du moment', 'Contacts']],
    ['accès', ['Spectacle du moment', 'Contacts']],
    ['contact', ['Contacts']],
    ['cont', ['Contacts']],
    ['à quelle heure ?', ['Réservations']],
    ['con', []],
    ['mon billet', ['Vos réservations', 'Réservations']],
    ['annuler', ['Vos réservations']],
    ['retrouver', ['Vos réservations']],
    ['changer', ['Vos réservations']],
    ['ma réservation', ['Vos réservations', 'Réservations']],
    ['réserver', ['Réservations']],
    ['mot de passe', ['Mon profil', 'Mot de passe oublié']],
    ['connexion', ['Mon profil', 'Mot de passe oublié', 'Créer un compte']],
    ['mon compte', ['Mon profil', 'Créer un compte']],
    ['payer', ['Informations de réservation']],
    ['par chèque ?', ['Informations de réservation']],
    ['paiement par carte', ['Informations de réservation']],
    ['le passe-muraille', []],
    ['Quels lieux, quelles dates ?', ['Réservations', 'Spectacle du moment']],
    ['accessible en fauteuil', ['Spectacle du moment', 'Contacts']],
    ['les planches', []],
    ['heureux, un accessoire', []],
    ['le dindon', []],
    ['', []],
  ])('%s', (words, titles) => {
    expect(signpostsFor(words).map(({ title }) => title)).toEqual(titles);
  });
});

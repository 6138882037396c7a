import { afterEach, describe, expect, test, vi } from 'vitest';
import { syncAtom } from '../../../../src/state/connection';
import { keepingAtom } from '../../../../src/state/keeping';
import { store } from '../../../../src/state/store';
import { closed, closingDate, open, pageOf, past } from './booking-page';

afterEach(() => void vi.useRealTimers());

test.each(['CONFIRMEE', 'EN_ATTENTE'] as const)('where nothing is kept, nothing is promised: %s', (code) => {
  expect(pageOf(code, open)).toContain('sans réseau aussi');
  store.set(keepingAtom, { kind: 'refused' });
  const page = pageOf(code, open);
  store.set(keepingAtom, { kind: 'unknown' });
  expect(page).not.toContain('sans réseau');
  expect(page).toContain('c’est le lien du mail qui vous ramènera');
});

describe('what is to pay', () => {
  test.each(['CONFIRMEE', 'PROPOSEE'] as const)(
    'is said to who has seats, or is offered them: %s',
    (code) => {
      expect(pageOf(code, open, { offeredUntil: closingDate })).toContain('À régler sur place');
    },
  );

  test('is not said of an offer that is over', () => {
    const page = pageOf('PROPOSEE', open, { offeredUntil: open, payment: { words: 'Par chèque.' } });
    expect(page).toContain('Proposition expirée');
    expect(page).not.toMatch(/À régler|Par chèque|Proposée|pas encore un billet/);
    const unconfirmed = pageOf('PROPOSEE', open, { offeredUntil: open, toConfirm: true });
    expect(unconfirmed).toContain('Non confirmée');
    expect(unconfirmed).not.toContain('À régler');
  });

  test.each(['EN_ATTENTE', 'ANNULEE'] as const)('is said to nobody else: %s', (code) => {
    expect(pageOf(code, open)).not.toContain('À régler');
  });
});

test('whoever has paid a booking that is cancelled is told how to get their money back', () => {
  const REFUND = 'Vous aviez réglé 24,00 € : écrivez à l’association pour être remboursé.';
  expect(pageOf('ANNULEE', open, { paidAt: open })).toContain(REFUND);
  expect(pageOf('ANNULEE', open)).not.toContain('remboursé');
  expect(pageOf('ANNULEE', open, { paidAt: open, arrived: 2 })).not.toContain('remboursé');
});

test('whoever paid twice is told how to get their money back', () => {
  const page = pageOf('CONFIRMEE', open, { paidAt: open, overpaid: 24 });
  expect(page).toContain('Vous avez payé 24,00 € en trop : écrivez à l’association pour être remboursé.');
});

describe('who waits', () => {
  const PROMISE = 'proposées par mail';

  test('is told how seats are offered, and that they are kept shorter as booking ends', () => {
    const page = pageOf('EN_ATTENTE', open);
    expect(page).toContain('Vous êtes sur la liste d’attente.');
    expect(page).toContain('gardées douze heures, moins si la clôture des réservations est proche');
  });

  test('with others is told that their seats are offered together', () => {
    const seats = (count: number) => ({ seats: [{ count, price: 12 }] });
    expect(pageOf('EN_ATTENTE', open, seats(2))).toContain('Vos 2 places vous sont proposées ensemble');
    expect(pageOf('EN_ATTENTE', open, seats(1))).not.toContain('ensemble');
  });

  test.each([
    [1, 'Vous êtes en 1re position.'],
    [3, 'Vous êtes en 3e position.'],
  ])('is told their place in the list: %i', (waitingRank, words) => {
    expect(pageOf('EN_ATTENTE', open, { waitingRank })).toContain(words);
    expect(pageOf('EN_ATTENTE', open)).not.toContain('position');
    expect(pageOf('EN_ATTENTE', closed, { waitingRank })).not.toContain('position');
  });

  test('leaves the list, and has nothing to cancel', () => {
    const waits = pageOf('EN_ATTENTE', open);
    expect(waits).toContain('Quitter la liste</');
    expect(waits).not.toMatch(/annul/i);
    const left = pageOf('ANNULEE', open, { ending: 'left-list' });
    expect(left).toContain('Vous avez quitté la liste d’attente.');
    expect(left).not.toMatch(/annul/i);
  });

  test('is told once booking has ended that nothing is offered any more, but that the association may call', () => {
    const page = pageOf('EN_ATTENTE', closed);
    expect(page).toContain('Aucune place ne s’est libérée à temps.');
    expect(page).toContain('L’association peut encore vous appeler.');
    expect(page).not.toContain(PROMISE);
  });

  test('is told after the evening that it is over', () => {
    const page = pageOf('EN_ATTENTE', past);
    expect(page).toContain('Cette séance a eu lieu.');
    expect(page).not.toContain('Vous êtes sur la liste d’attente');
    expect(page).not.toContain(PROMISE);
  });
});

test('once people came in, the page says why the booking stays, and offers no cancelling', () => {
  expect(pageOf('CONFIRMEE', open)).toContain('Annuler la réservation');
  const used = pageOf('CONFIRMEE', open, { arrived: 2 });
  expect(used).toContain(
    '2 personnes sont déjà entrées avec cette réservation : elle ne s’annule plus ici, et garde au moins 2 places.',
  );
  expect(used).not.toContain('Annuler la réservation');
});

describe('a booking that is to be confirmed by mail', () => {
  const fields = { toConfirm: true, offeredUntil: closingDate } as const;

  test('says why, and where its button is', () => {
    const page = pageOf('PROPOSEE', open, fields);
    expect(page).toContain('Il reste à confirmer par mail.');
    expect(page).toContain('Beaucoup de places ont été réservées depuis le même réseau que le vôtre.');
    expect(page).toContain('Vos places sont gardées jusqu’au');
    expect(page).not.toContain('>Confirmer ma réservation<');
    expect(page).not.toContain('Prendre ces places');
    expect(page).not.toContain('Changer les places');
  });

  test('has it for whoever followed the link of the mail', () => {
    const page = pageOf('PROPOSEE', open, fields, '?confirmation=x');
    expect(page).toContain('Confirmer ma réservation</');
    expect(page).not.toContain('Ouvrez le mail');
  });

  test('says when it is too late, and asks for nothing any more', () => {
    const page = pageOf('PROPOSEE', open, { ...fields, offeredUntil: open }, '?confirmation=x');
    expect(page).toContain('Le temps de confirmer est passé.');
    expect(page).not.toContain('Confirmer ma réservation');
    expect(page).not.toContain('sont gardées');
  });

  test('is as any offer for whoever was offered seats', () => {
    const page = pageOf('PROPOSEE', open, { offeredUntil: closingDate });
    expect(page).toContain('Prendre ces places');
    expect(page).not.toContain('par mail');
  });
});

test('without network, what is greyed says why', () => {
  store.set(syncAtom, { ...store.get(syncAtom), line: 'offline' });
  const page = pageOf('CONFIRMEE', open);
  store.set(syncAtom, { ...store.get(syncAtom), line: 'online' });
  expect(page).toContain('Le billet en PDF et l’agenda demandent le réseau.');
  expect(pageOf('CONFIRMEE', open)).not.toContain('demandent le réseau');
});

describe('the letter about a booking', () => {
  const TO = 'à remi@public.example.';

  test('has left, is leaving, or was refused', () => {
    expect(pageOf('CONFIRMEE', open, { isMailSent: true })).toContain(`Le billet est parti ${TO}`);
    expect(pageOf('CONFIRMEE', open, { isMailSent: false })).toContain(`Le billet part ${TO}`);
    expect(pageOf('EN_ATTENTE', open, { isMailSent: true })).toContain(`Le mail est parti ${TO}`);
    expect(pageOf('CONFIRMEE', open, { isMailRefused: true })).toContain('Mail refusé');
    expect(pageOf('CONFIRMEE', open)).not.toContain(TO);
  });

  test('is sent to a corrected address once; later the association corrects it', () => {
    const first = pageOf('CONFIRMEE', open, { isMailRefused: true, canCorrectEmail: true });
    expect(first).toContain('Corriger l’adresse');
    expect(first).not.toContain('Donnez une autre adresse');
    expect(pageOf('CONFIRMEE', open, { isMailRefused: true })).toContain('Donnez une autre adresse');
  });

  test('is sent again to whoever has an address, as long as the evening is to come', () => {
    expect(pageOf('CONFIRMEE', open)).toContain('Renvoyer mon billet');
    expect(pageOf('EN_ATTENTE', open)).toContain('Renvoyer le mail');
    expect(pageOf('CONFIRMEE', open, { email: '' })).not.toContain('Renvoyer');
    expect(pageOf('CONFIRMEE', past)).not.toContain('Renvoyer');
    expect(pageOf('ANNULEE', open)).not.toContain('Renvoyer');
  });
});

test('nobody is asked to keep an address: the site leads to it', () => {
  const page = pageOf('CONFIRMEE', open);
  expect(page).not.toContain('l’adresse de cette page');
  const WHERE = 'à la page « Réservations », sous « Vos réservations »';
  expect(page).toContain(`Vous retrouverez votre réservation ${WHERE}`);
  expect(pageOf('EN_ATTENTE', open)).toContain(`Vous retrouverez votre inscription ${WHERE}`);
});

describe('what is known', () => {
  const known = {
    location: { name: 'Salle des fêtes', address: '4 rue de la Halle', access: 'De plain-pied' },
    payment: { words: 'Par chèque.', link: 'helloasso.example/dindon' },
    request: 'Un fauteuil roulant',
  };

  test('of the place, of payment, and of what was asked for is said to who comes', () => {
    const page = pageOf('CONFIRMEE', open, known);
    for (const words of [
      '4 rue de la Halle',
      'Accès : De plain-pied',
      'Par chèque.',
      'href="https://helloasso.example/dindon"',
      'Votre demande : Un fauteuil roulant',
    ])
      expect(page).toContain(words);
  });

  test('of payment only as long as something is owed', () => {
    expect(pageOf('CONFIRMEE', open, { ...known, paidAt: open })).not.toContain('Par chèque.');
    expect(pageOf('EN_ATTENTE', open, known)).not.toContain('Par chèque.');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { announce, closeNotice, noticesAtom, warn } from '../../../src/state/notices';
import { store } from '../../../src/state/store';

const shown = () => store.get(noticesAtom).map(({ kind, text }) => `${kind}: ${text}`);

beforeEach(() => store.set(noticesAtom, []));

describe('the notices', () => {
  it('show the newest first, failures apart from successes', () => {
    announce('Vous êtes à présent connecté.');
    warn('Brève introuvable');
    expect(shown()).toEqual(['bad: Brève introuvable', 'good: Vous êtes à présent connecté.']);
  });

  it('say the same thing once, however often it happens', () => {
    warn('Brève introuvable');
    warn('Droits insuffisants');
    warn('Brève introuvable');
    expect(shown()).toEqual(['bad: Brève introuvable', 'bad: Droits insuffisants']);
  });

  it('close one by one', () => {
    warn('Brève introuvable');
    announce('Demande supprimée');
    closeNotice(store.get(noticesAtom)[1]?.id ?? '');
    expect(shown()).toEqual(['good: Demande supprimée']);
  });
});

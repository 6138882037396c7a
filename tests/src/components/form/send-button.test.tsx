import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Failure } from '#worker/api';
import { SendButton } from '../../../../src/components/form/send-button';
import { useForm } from '../../../../src/components/form/use-form';
import { noticesAtom } from '../../../../src/state/notices';
import { store } from '../../../../src/state/store';
import { mounted } from '../../mounted';
import { storageInMemory } from '../../state/sessions';

const silence: Failure = { kind: 'no-answer', error: null, status: null };

test('a form whose answer is lost says so beside its button, for as long as it is not sent again', () => {
  vi.stubGlobal('localStorage', storageInMemory());
  const form = mounted(() => useForm({ email: '' }, () => ({})));
  const shown = () =>
    renderToStaticMarkup(
      <SendButton form={form()} offline="">
        Créer mon compte
      </SendButton>,
    );
  expect(shown()).not.toContain('Le serveur ne répond pas');
  act(() => form().fail(silence));
  expect(shown()).toContain(
    'Le serveur ne répond pas\u00a0: il n’est pas certain que votre demande lui soit parvenue.',
  );
  expect(store.get(noticesAtom)).toEqual([]);
  act(() => form().restart());
  expect(shown()).not.toContain('Le serveur ne répond pas');
});

test('a refusal is a notice', () => {
  vi.stubGlobal('localStorage', storageInMemory());
  const form = mounted(() => useForm({ email: '' }, () => ({})));
  act(() => form().fail({ kind: 'refused', error: null, status: 418 }));
  expect(form().unanswered).toBe(null);
  expect(store.get(noticesAtom)).toMatchObject([{ kind: 'bad' }]);
});

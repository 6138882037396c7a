import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useSessionForm } from '../../../../src/components/form/use-session-form';
import { closeSession, openSession } from '../../../../src/state/session';
import { forgetAllTyped } from '../../../../src/state/typed-values';
import { mounted } from '../../mounted';
import { listedStorage, sessionOfColette, storageInMemory } from '../../state/sessions';

const colette = sessionOfColette(new Date());
const henri = { ...colette, user: { ...colette.user, uuid: 'henri' } };
const saved = { name: 'Marty', email: 'colette@theatre.example' };

/** The form of an account, as it opens. */
const open = (now = saved) => mounted(() => useSessionForm('account', now, () => ({})));
type Form = ReturnType<typeof open>;
const type = (form: Form, email: string) => act(() => form().field('email').onChange(email));

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
  vi.stubGlobal('sessionStorage', listedStorage());
  closeSession();
  openSession(colette);
});

describe('what is typed into a form of one line', () => {
  test('is there again after the session has ended, for the person who typed it', () => {
    type(open(), 'colette@ailleurs.example');
    closeSession();
    expect(open()().values.email).toBe(saved.email);
    openSession(colette);
    const form = open();
    expect([form().values.email, form().isResumed]).toEqual(['colette@ailleurs.example', true]);
    act(() => form().forget());
    expect([form().values.email, open()().values.email]).toEqual([saved.email, saved.email]);
  });

  test('is not shown to another person, not even where the form stays open', () => {
    const form = open();
    type(form, 'colette@ailleurs.example');
    act(() => openSession(henri));
    expect([form().values.email, open()().values.email]).toEqual([saved.email, saved.email]);
  });

  test('takes nothing back that was corrected meanwhile in the other fields', () => {
    type(open(), 'colette@ailleurs.example');
    expect(open({ ...saved, name: 'Marty-Roux' })().values).toEqual({
      name: 'Marty-Roux',
      email: 'colette@ailleurs.example',
    });
  });

  test('is kept at a reload but for a password', () => {
    const opened = () =>
      mounted(() => useSessionForm('registration', { email: '', password: '' }, () => ({}), ['password']));
    const form = opened();
    act(() => form().field('password').onChange('Trois-coups-1'));
    expect(opened()().isResumed).toBe(false);
    act(() => form().field('email').onChange('henri@theatre.example'));
    expect(opened()().values).toEqual({ email: 'henri@theatre.example', password: '' });
    expect(Object.values(sessionStorage).join()).not.toContain('Trois-coups-1');
  });

  test('is nothing to resume once it was typed back, or at the logout', () => {
    const form = open();
    type(form, 'colette@ailleurs.example');
    type(form, saved.email);
    expect(open()().isResumed).toBe(false);
    type(form, 'colette@ailleurs.example');
    forgetAllTyped();
    expect(open()().isResumed).toBe(false);
  });
});

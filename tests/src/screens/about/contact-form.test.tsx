import { type ReactNode, act, isValidElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContactForm } from '../../../../src/screens/about/contact-form';
import { closeSession, openSession } from '../../../../src/state/session';
import { mounted } from '../../mounted';
import { listedStorage, sessionOfColette, storageInMemory } from '../../state/sessions';

interface FieldProps {
  readonly label?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly children?: ReactNode;
}

/** The field of this label, wherever it stands in what is drawn. */
function fieldIn(drawn: ReactNode, label: string): FieldProps | undefined {
  for (const part of Array.isArray(drawn) ? drawn : [drawn]) {
    if (!isValidElement<FieldProps>(part)) continue;
    if (part.props.label === label) return part.props;
    const found = fieldIn(part.props.children, label);
    if (found !== undefined) return found;
  }
  return undefined;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
  vi.stubGlobal('sessionStorage', listedStorage());
});

test('what a person has written to the association is not shown to whoever comes after their logout', () => {
  openSession(sessionOfColette(new Date()));
  const form = mounted(() => ContactForm());
  const shown = () =>
    ['Votre nom', 'Adresse mail', 'Votre message'].map((label) => fieldIn(form(), label)?.value);
  act(() => fieldIn(form(), 'Votre message')?.onChange?.('Je démissionne.'));
  expect(shown()).toEqual(['Colette Marty', 'colette@theatre.example', 'Je démissionne.']);
  act(() => closeSession());
  expect(shown()).toEqual(['', '', '']);
});

test('what a visitor has written stays theirs who log in then', () => {
  closeSession();
  const form = mounted(() => ContactForm());
  act(() => fieldIn(form(), 'Votre message')?.onChange?.('Combien de places ?'));
  act(() => openSession(sessionOfColette(new Date())));
  expect(fieldIn(form(), 'Votre message')?.value).toBe('Combien de places ?');
});

test('what a person has written is there again when they log in on the page that is open, before anything overwrites it', () => {
  openSession(sessionOfColette(new Date()));
  const before = mounted(() => ContactForm());
  act(() => fieldIn(before(), 'Votre message')?.onChange?.('Bonjour, je voudrais'));
  act(() => closeSession());
  const form = mounted(() => ContactForm());
  const shown = () =>
    ['Votre nom', 'Adresse mail', 'Votre message'].map((label) => fieldIn(form(), label)?.value);
  expect(shown()).toEqual(['', '', '']);
  act(() => openSession(sessionOfColette(new Date())));
  expect(shown()).toEqual(['Colette Marty', 'colette@theatre.example', 'Bonjour, je voudrais']);
});

test('the empty form of a visitor gets the name and the address of who logs in', () => {
  closeSession();
  const form = mounted(() => ContactForm());
  act(() => openSession(sessionOfColette(new Date())));
  expect(fieldIn(form(), 'Votre nom')?.value).toBe('Colette Marty');
  expect(fieldIn(form(), 'Adresse mail')?.value).toBe('colette@theatre.example');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { HeldRoles } from '../../../../src/screens/account/held-roles';
import { sessionOfColette, storageInMemory } from '../../state/sessions';

test('the button beside the first role says that the account goes with it', () => {
  vi.stubGlobal('localStorage', storageInMemory());
  const { user } = sessionOfColette(new Date());
  const person = { ...user, roles: new Set(['ROLE_USER', 'ROLE_MEMBRE'] as const) };
  const markup = renderToStaticMarkup(<HeldRoles person={person} />);
  const buttons = [...markup.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(
    ([, attributes = '', words]) => [/aria-label="([^"]*)"/.exec(attributes)?.[1], words],
  );
  expect(buttons).toContainEqual([undefined, 'Supprimer le compte…']);
  expect(buttons).toContainEqual(['Supprimer l’habilitation Membre', 'Supprimer']);
});

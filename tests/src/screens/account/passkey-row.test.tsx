import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PasskeyRow } from '../../../../src/screens/account/passkey-row';

const passkey = {
  uuid: '019a0000-0000-7000-8000-0000b0f05ac8',
  name: 'Le téléphone de Marius',
  device: 'Chrome sur Android',
  createdAt: new Date('2026-11-03T18:00:00+01:00'),
  isSynced: false,
};

test.each([
  ['the address that the site had before is said to open nothing any more', 'ancien.example', true],
  ['the address of the site needs no word', 'scene.example', false],
  ['an address that nobody noted needs none', undefined, false],
])('a key for %s', (_, site, isTold) => {
  vi.stubGlobal('location', { hostname: 'scene.example' });
  const row = renderToStaticMarkup(
    <PasskeyRow
      passkey={{ ...passkey, ...(site && { site }) }}
      email="marius@theatre.example"
      isBound={false}
      reasonId="reason"
      onChanged={() => undefined}
    />,
  );
  expect(row.includes('n’ouvre plus votre compte')).toBe(isTold);
});

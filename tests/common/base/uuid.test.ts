import { expect, test } from 'vitest';
import { packUuid, unpackUuid, uuidOfAddress, uuidPattern } from '#common/base/uuid';
import { fc } from '../../support/properties';

test('a uuid comes back from its 22 letters', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      expect(packUuid(uuid)).toMatch(/^[\w-]{22}$/);
      expect(unpackUuid(packUuid(uuid))).toBe(uuid);
    }),
  );
});

test.each(['', 'abc', 'A'.repeat(30)])('other letters give none: %j', (letters) => {
  expect(unpackUuid(letters)).not.toMatch(uuidPattern);
});

const uuid = '0193f5a0-0000-7000-8000-00000000000a';

test.each(['', '.', ',', ').', ' »', '…', '>', '-'])(
  'an address is still of its uuid where %j was copied along',
  (sign) => {
    expect(uuidOfAddress(uuid + sign)).toBe(uuid);
    expect(uuidOfAddress(uuid.toUpperCase() + sign)).toBe(uuid);
  },
);

test.each([uuid.slice(0, -3), `${uuid.slice(0, -3)}.`, `${uuid}0`, `${uuid}/pdf`, 'le-dindon', ''])(
  'another text stays as it is: %j',
  (text) => {
    expect(uuidOfAddress(text)).toBe(text);
  },
);

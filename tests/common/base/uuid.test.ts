import { expect, test } from 'vitest';
import { packUuid, unpackUuid, uuidPattern } from '#common/base/uuid';
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

import { expect, test } from 'vitest';
import { capitalised } from '#common/base/capitalised';

test.each([
  ['à jour à 18 h 42', 'À jour à 18 h 42'],
  ['élise', 'Élise'],
  ['« citation »', '« citation »'],
  ['3 places', '3 places'],
  ['', ''],
])('%j begins as %j', (text, capital) => expect(capitalised(text)).toBe(capital));

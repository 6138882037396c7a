import { expect, test } from 'vitest';
import { lossSentence } from '../../../src/text/loss-sentence';

test('what the browser lost is named, three things at most', () => {
  expect(lossSentence(['Brève « Rideau »'])).toContain('envoyé\u00a0: Brève « Rideau ». Vérifiez');
  expect(lossSentence(['Scan', 'Scan', 'Scan', 'Scan', 'Scan'])).toContain(
    ': Scan, Scan, Scan et 2 de plus.',
  );
});

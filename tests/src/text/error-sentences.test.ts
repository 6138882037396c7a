import { describe, expect, it } from 'vitest';
import { errorSentence, failureSentence } from '../../../src/text/error-sentences';

describe('the sentence of an error', () => {
  it("is the server's own where it gave one", () => {
    expect(errorSentence({ message: 'Compte bloqué jusqu’au 3 mai.' })).toBe('Compte bloqué jusqu’au 3 mai.');
  });

  it('is there also where it gave none', () => {
    expect(errorSentence({ message: ' ' })).toBe('La demande a été refusée.');
  });
});

describe('the sentence of a failure', () => {
  it('names the status where there is nothing else', () => {
    expect(failureSentence({ kind: 'refused', error: null, status: 502 })).toContain('502');
  });

  it('shows the status of what answered in the server’s place', () => {
    const failure = { kind: 'no-answer', error: null, status: null, foreign: '502 Bad Gateway' } as const;
    expect(failureSentence(failure)).toBe(
      'Le site ne répond pas (502 Bad Gateway). Réessayez dans un instant.',
    );
  });

  it('tells silence from refusal', () => {
    expect(failureSentence({ kind: 'no-answer', error: null, status: null })).toContain('ne répond pas');
  });
});

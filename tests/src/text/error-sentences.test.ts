import { describe, expect, it } from 'vitest';
import { type ErrorCode, errors } from '#common/contract/errors';
import { errorSentence, failureSentence } from '../../../src/text/error-sentences';

const codes = Object.keys(errors) as ErrorCode[];

describe('the sentence of an error', () => {
  it("is the server's own where it gave one", () => {
    expect(errorSentence({ code: 'blocked', message: 'Compte bloqué jusqu’au 3 mai.' })).toBe(
      'Compte bloqué jusqu’au 3 mai.',
    );
  });

  it.each(codes)('is there for %s without the server’s words', (code) => {
    expect(errorSentence({ code, message: ' ' })).toMatch(/^\p{Lu}.{8,}/u);
  });

  it('is the one of the specification for a missing right', () => {
    expect(errorSentence({ code: 'missing-role', message: '' })).toBe('Droits insuffisants');
  });
});

describe('the sentence of a failure', () => {
  it('names the status where there is nothing else', () => {
    expect(failureSentence({ kind: 'refused', error: null, status: 502 })).toContain('502');
  });

  it('tells silence from refusal', () => {
    expect(failureSentence({ kind: 'no-answer', error: null, status: null })).toContain('ne répond pas');
  });
});

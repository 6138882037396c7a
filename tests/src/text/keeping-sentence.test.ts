import { describe, expect, it } from 'vitest';
import { keepingSentence } from '../../../src/text/keeping-sentence';

describe('the sentence on what a visit without a network will lack', () => {
  it('is none as long as nothing is known, and where nothing lacks', () => {
    expect(keepingSentence({ kind: 'unknown' })).toBeNull();
    expect(keepingSentence({ kind: 'whole' })).toBeNull();
  });

  it('counts the files that were blocked', () => {
    expect(keepingSentence({ kind: 'partial', missing: 1 })).toMatch(
      /^1 fichier du site n’a pas pu être gardé sur cet appareil\u00a0: /,
    );
    expect(keepingSentence({ kind: 'partial', missing: 3 })).toMatch(
      /^3 fichiers du site n’ont pas pu être gardés/,
    );
  });

  it('warns that all is lost with the page where the browser refuses to store', () => {
    expect(keepingSentence({ kind: 'refused' })).toContain('rien n’est gardé si vous fermez la page');
  });

  it('leads to https where the address has none', () => {
    expect(keepingSentence({ kind: 'insecure' })).toContain('Ouvrez-le en https');
  });
});

import { describe, expect, it } from 'vitest';
import { richLines } from '../../../../../src/screens/desk/revision/rich-lines';

const words = (content: string) => ({ type: 'text', content });
const document = (...content: unknown[]) => ({ type: 'adls-text', content });

describe('the words of a rich document', () => {
  it('are a line for each block, whatever stands in it', () => {
    const bold = { type: 'b', content: [words('ce soir')] };
    expect(
      richLines(
        document(
          { type: 'h', level: 2, content: [words('Rideau')] },
          { type: 'p', content: [words('On joue '), bold, words('.')] },
          { type: 'ul', content: [{ type: 'li', content: [words('Entrée libre')] }] },
          { type: 'hr' },
          { type: 'blockquote', content: [{ type: 'p', content: [words('Que le spectacle commence')] }] },
        ),
      ),
    ).toBe('Rideau\nOn joue ce soir.\n– Entrée libre\n* * *\n> Que le spectacle commence');
  });

  it('say where a link leads and which picture hangs there', () => {
    const link = { type: 'a', href: '/reservations', content: [words('Réservez')] };
    const picture = (uuid: string) => ({ type: 'img', content: `/api/images/${uuid}/format/M/file` });
    expect(
      richLines(document({ type: 'p', content: [link] }, picture('01890000-0000-7000-8000-00000000abcd'))),
    ).toBe('Réservez (/reservations)\n[image 00abcd]');
  });

  it('are none where there is no document', () => {
    expect(richLines(undefined)).toBe('');
    expect(richLines({ type: 'adls-text', content: 'rien' })).toBe('');
  });
});

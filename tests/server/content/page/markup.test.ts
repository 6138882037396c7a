import { describe, expect, it } from 'vitest';
import { dataText } from '#server/content/page/markup';

const evil = `</script><script>alert("l’été & 'l’hiver'")</script><!--\u2028\u2029`;

describe('data in a script element', () => {
  it('holds nothing that could end it or begin another', () => {
    expect(dataText({ title: evil })).not.toMatch(/[<\u2028\u2029]/);
  });

  it('reads as what it was', () => {
    expect(JSON.parse(dataText({ title: evil }))).toEqual({ title: evil });
  });

  it('has moments in the form of the wire', () => {
    expect(dataText({ at: new Date('2026-11-21T19:30:00Z') })).toBe('{"at":"2026-11-21T20:30:00+01:00"}');
  });
});

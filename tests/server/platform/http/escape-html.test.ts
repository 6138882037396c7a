import { describe, expect, it } from 'vitest';
import { escapeHtml } from '#server/platform/http/escape-html';

const evil = `</script><script>alert("l’été & 'l’hiver'")</script><!--`;

describe('text in an attribute', () => {
  it('neither ends it nor begins a tag', () => {
    expect(escapeHtml(evil)).not.toMatch(/["'<>]/);
    expect(escapeHtml('a & b')).toBe('a &amp; b');
  });
});

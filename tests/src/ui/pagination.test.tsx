import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { Pagination } from '../../../src/ui/pagination';

function pagesOf(currentPage: number, lastPage: number): string {
  const position = { currentPage, lastPage, offsetStart: 1, offsetEnd: 9, total: lastPage * 9 };
  return renderToStaticMarkup(
    <Router ssrPath="/breve/archives">
      <Pagination position={position} hrefOf={(page) => `/breve/archives?page=${page}`} />
    </Router>,
  );
}

describe('turning pages', () => {
  it('marks the page one is on, and links to the others', () => {
    const html = pagesOf(2, 3);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Page précédente"');
    expect(html).toContain('href="/breve/archives?page=3"');
  });

  it('offers nothing before the first page or after the last', () => {
    expect(pagesOf(1, 3)).not.toContain('Page précédente');
    expect(pagesOf(3, 3)).not.toContain('Page suivante');
  });

  it('only counts where all fits on one page', () => {
    expect(pagesOf(1, 1)).toContain('1 - 9 / 9');
    expect(pagesOf(1, 1)).not.toContain('<a');
  });
});

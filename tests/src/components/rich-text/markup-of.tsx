import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import type { RichText as Document } from '#common/contract/fields/rich-text-nodes';
import { RichText } from '../../../../src/components/rich-text/rich-text';

/** The markup of a document, as if it stood on the home page. */
export function markupOf(document: Document): string {
  return renderToStaticMarkup(
    <Router ssrPath="/breve">
      <RichText document={document} />
    </Router>,
  );
}

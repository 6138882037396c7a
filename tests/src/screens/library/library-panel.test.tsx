import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { libraryFilter } from '../../../../src/components/list-filter/library-filter';
import { LibraryPanel } from '../../../../src/screens/library/library-panel';

test('a library whose plays are all of one type of show asks for none', () => {
  const panel = (hasTypes: boolean) =>
    renderToStaticMarkup(
      <Router ssrPath="/atelier">
        <LibraryPanel
          title="Atelier"
          filter={libraryFilter.whole}
          change={() => undefined}
          genres={[]}
          hasTypes={hasTypes}
        />
      </Router>,
    );
  expect(panel(true)).toContain('Type de spectacle');
  expect(panel(false)).not.toContain('Type de spectacle');
});

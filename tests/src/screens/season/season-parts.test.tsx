import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { NewsSummary } from '#common/contract/content/news';
import { SeasonNews } from '../../../../src/screens/season/season-parts';

test('a season dates a news item by the day that its card and its article name', () => {
  const dindon: NewsSummary = {
    uuid: '0190a000-0000-7000-8000-000000000001',
    slug: 'notre-premier-dindon',
    title: '1992 : notre premier « Dindon »',
    description: '',
    creationDate: new Date('1992-11-21T21:00:00+01:00'),
    visibleFrom: new Date('2011-02-01T12:00:00+01:00'),
    years: [1992],
    version: 'v1',
    spectacleTypes: [],
  };
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <SeasonNews news={[dindon]} />
    </Router>,
  );
  expect(html).toMatch(/datetime="1992-11-21/i);
});

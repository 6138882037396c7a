import { expect, test } from 'vitest';
import { links } from '#common/contract/site/links';
import {
  isNewImage,
  newImageAddress,
} from '../../../../../src/screens/desk/interactive-image/new-image-address';

test('the address of a new one leads to the form and is marked, unlike that of one there is', () => {
  const named = { slug: 'le-dindon', uuid: '0190a000-0000-7000-8000-000000000001' };
  const { pathname, search } = new URL(newImageAddress(named), 'https://theatre.example');
  expect(pathname).toBe(links.interactiveImage.to(named));
  expect(isNewImage(search)).toBe(true);
  expect(isNewImage(search.slice(1))).toBe(true);
  expect(isNewImage('')).toBe(false);
});

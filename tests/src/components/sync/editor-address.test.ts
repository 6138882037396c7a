import { expect, test } from 'vitest';
import { links } from '#common/contract/site/links';
import { editorAddress } from '../../../../src/components/sync/editor-address';
import { imageFilter } from '../../../../src/screens/desk/image/image-filter';

const uuid = '0190a000-0000-7000-8000-000000000001';
const show = '0190a000-0000-7000-8000-000000000002';
const nothing = { hasImage: false, show: null };

test.each([
  ['news', links.editNews],
  ['piece', links.editPiece],
  ['about-text', links.editAboutText],
  ['sponsor', links.editSponsor],
] as const)('a lane of a %s leads to its form', (noun, editor) => {
  expect(editorAddress(`${noun}:${uuid}`, nothing)).toBe(editor.to({ slug: uuid }));
});

test('a lane of an image leads to the library, where it stands open', () => {
  const found = editorAddress(`image:${uuid}`, { ...nothing, hasImage: true });
  const address = new URL(found ?? '', 'https://theatre.example');
  expect(links.deskImages.matches(address.pathname)).toBe(true);
  expect(imageFilter.read(address.search).open).toBe(uuid);
});

test('a lane of an interactive image leads to its form, among those of its show', () => {
  const address = editorAddress(`interactive-image:${uuid}`, { ...nothing, show });
  expect(links.interactiveImage.read(address ?? '')).toEqual([show, uuid]);
});

test.each(['image', 'interactive-image'])(
  'a lane of an %s that is not on this device leads nowhere',
  (noun) => {
    expect(editorAddress(`${noun}:${uuid}`, nothing)).toBeNull();
  },
);

test.each([null, 'account:1', 'preview-image:1', 'news'])('%s leads nowhere', (lane) => {
  expect(editorAddress(lane, nothing)).toBeNull();
});

import { expect, test } from 'vitest';
import { links } from '#common/contract/site/links';
import { editorAddress } from '../../../../src/components/sync/editor-address';
import { readImageFilter } from '../../../../src/screens/coulisses/image/image-filter';

const uuid = '0190a000-0000-7000-8000-000000000001';

test.each([
  ['news', links.editNews],
  ['piece', links.editPiece],
  ['about-text', links.editAboutText],
  ['sponsor', links.editSponsor],
] as const)('a lane of a %s leads to its form', (noun, editor) => {
  expect(editorAddress(`${noun}:${uuid}`)).toBe(editor.to({ slug: uuid }));
});

test('a lane of an image leads to the library, where it stands open', () => {
  const address = new URL(editorAddress(`image:${uuid}`) ?? '', 'https://theatre.example');
  expect(links.backstageImages.matches(address.pathname)).toBe(true);
  expect(readImageFilter(address.search).open).toBe(uuid);
});

test.each([null, 'account:1', 'preview-image:1', 'news'])('%s leads nowhere', (lane) => {
  expect(editorAddress(lane)).toBeNull();
});

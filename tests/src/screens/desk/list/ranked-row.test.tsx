import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { InteractiveImage } from '#common/contract/agenda/interactive-image';
import { RankedDraft, RankedRow } from '../../../../../src/screens/desk/list/ranked-row';
import { interactiveImageRowOf } from '../../../../../src/screens/desk/interactive-image/interactive-image-row';

const noun = interactiveImageRowOf({ slug: 'le-dindon' });
const salon: InteractiveImage = {
  uuid: 'salon',
  show: 'dindon',
  title: 'Le salon',
  image: 'photo',
  zones: [],
  rank: 0,
  version: 'v1',
};

const rowOf = (state: Partial<Parameters<typeof RankedRow>[0]>) =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <RankedRow
        noun={noun}
        thing={salon}
        isFirst={state.isFirst ?? false}
        isLast={state.isLast ?? false}
        isDrafted={state.isDrafted ?? false}
        isWaiting={state.isWaiting ?? false}
        onMove={() => undefined}
        onRemove={() => undefined}
      />
    </Router>,
  );

const draftOf = (title: string) =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <RankedDraft noun={noun} draft={{ uuid: 'salon', title, at: new Date(0), isNew: true }} />
    </Router>,
  );

const button = (row: string, label: string) => row.match(new RegExp(`<button[^>]*"${label}"[^>]*>`))?.[0];

test('the first of a list goes down, the last goes up, and neither beyond', () => {
  const first = rowOf({ isFirst: true });
  expect(button(first, 'Monter Le salon')).toContain('aria-disabled="true"');
  expect(button(first, 'Descendre Le salon')).not.toContain('aria-disabled="true"');
  const last = rowOf({ isLast: true });
  expect(button(last, 'Monter Le salon')).not.toContain('aria-disabled="true"');
  expect(button(last, 'Descendre Le salon')).toContain('aria-disabled="true"');
});

test('a row tells how many zones there are, and what is not saved or not sent', () => {
  const row = rowOf({ isDrafted: true, isWaiting: true });
  expect(row).toContain('sans zone');
  expect(row).toContain('Brouillon sur cet appareil');
  expect(row).toContain('En attente d’envoi');
});

test('a row and a draft lead to the form, among the images of the show', () => {
  const address = 'href="/regie/spectacle/le-dindon/images-interactives/salon"';
  expect(rowOf({})).toContain(address);
  expect(draftOf('Le salon')).toContain(address);
});

test('a draft without a title has a name to be opened by', () => {
  expect(draftOf(' ')).toContain('>Sans titre</a>');
  expect(draftOf('Le salon')).toContain('>Le salon</a>');
});

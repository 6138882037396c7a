import { Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoleCode } from '#common/contract/people/roles';
import { emptyShowSheet } from '../../../../../src/screens/desk/show/show-sheet';
import { EventField } from '../../../../../src/screens/desk/show/event-field';
import { serverRenderedPageAtom } from '../../../../../src/state/server-rendered-page';
import { openSession } from '../../../../../src/state/session';
import { store } from '../../../../../src/state/store';
import { sessionOfColette, storageInMemory } from '../../../state/sessions';
import { pageWithOneEvent } from './page-with-one-event';

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
  store.set(serverRenderedPageAtom, pageWithOneEvent('bal-de-juin', 'Le bal de juin'));
});

afterEach(() => {
  store.set(serverRenderedPageAtom, null);
});

/** What the field says of a show that this event announces. */
function announcedBy(event: string, role: RoleCode): string {
  openSession(sessionOfColette(new Date(), role));
  const now = emptyShowSheet(new Date('2026-06-01T10:00:00Z'));
  return renderToStaticMarkup(
    <Provider store={store}>
      <EventField sheet={{ ...now, event }} change={() => {}} touch={() => {}} errorAt={() => undefined} />
    </Provider>,
  );
}

describe('the event that announces a show', () => {
  it('is named by its title', () => {
    expect(announcedBy('bal-de-juin', 'ROLE_SECRETAIRE')).toContain('Le bal de juin');
  });

  it('is not called gone before a secretary, who sees only what is shown now', () => {
    const said = announcedBy('bal-de-mai', 'ROLE_SECRETAIRE');
    expect(said).toContain('Un évènement qui n’est pas à l’affiche en ce moment');
    expect(said).not.toContain('n’est plus là');
  });

  it('is gone where whoever sees every event does not see it', () => {
    expect(announcedBy('bal-de-mai', 'ROLE_ADMIN')).toContain('Un évènement qui n’est plus là');
  });
});

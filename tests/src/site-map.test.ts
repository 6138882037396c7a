import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { links } from '#common/contract/site/links';
import { permissions } from '#common/contract/calls/permissions';
import { siteMap } from '../../src/site-map';

/** `/regie/application · ROLE_ADMIN`, `-` for everybody. */
const specified = readFileSync(join(import.meta.dirname, '../fixtures/specified-routes.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' · '));

/** Who else was let in since: decision 032. */
const letInSince = new Map([['/regie/utilisateur/liste', ['ROLE_ADMIN_MEMBRE']]]);

describe('the site map', () => {
  it.each(specified)('leads %s to a screen for %s', (path = '', who = '') => {
    const address = path.replace(/\{(\w+)\}/g, 'quelque-chose');
    const route = siteMap.find(({ link }) => link.matches(address));
    expect(route?.link.pattern).toBe(path.replace(/\{(\w+)\}/g, ':$1'));
    const accepted = permissions[route?.who ?? 'site'];
    const expected = [...who.split(' '), ...(letInSince.get(path) ?? [])];
    expect(accepted === 'everybody' ? ['-'] : [...accepted].sort()).toEqual(expected.sort());
  });

  it('has no screen that the specification does not name, but search, events, seasons, what is kept, one’s own free ticket and bookings, what is shown before its time, texts begun, the first steps, phones and reports of the door, the journal, the settings, and the kit while developing', () => {
    const named = new Set(specified.map(([path = '']) => path.replace(/\{(\w+)\}/g, ':$1')));
    named.add(links.kit.pattern).add(links.search.pattern);
    named.add(links.seasons.pattern).add(links.offlineArchive.pattern).add(links.preview.pattern);
    named.add(links.freeTicket.pattern).add(links.myBookings.pattern).add(links.event.pattern);
    named
      .add(links.editAboutText.pattern)
      .add(links.journal.pattern)
      .add(links.association.pattern)
      .add(links.firstRun.pattern);
    named.add(links.phones.pattern).add(links.eveningReports.pattern).add(links.eveningReport.pattern);
    expect(siteMap.filter(({ link }) => !named.has(link.pattern)).map(({ link }) => link.pattern)).toEqual(
      [],
    );
  });

  it('gives every screen a title', () => {
    expect(siteMap.filter(({ title }) => title.trim() === '')).toEqual([]);
  });
});

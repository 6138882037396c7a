import { atom } from 'jotai';
import type { Settings, SiteColour } from '#common/contract/site/settings';
import { readRecord, writeRecord } from './local-record';
import { store } from './store';

/** The association's settings that every page shows. */
export interface Site {
  readonly title: string;
  readonly address: string | null;
  readonly facebook: string | null;
  /** Uuid of a preview image. */
  readonly logo: string | null;
  readonly colour: SiteColour | null;
}

const RECORD = 'site';

/**
 * Kept in local storage, so that a page opens under the right name before the mirror has answered. index.html reads its
 * colour before the first paint.
 */
export const siteAtom = atom<Site>(readSite());

/** The site's origin: that of the page, or of the page to come. */
export const siteUrlAtom = atom(globalThis.location?.origin ?? '');

export function changeSite({ title, address, facebook, logo, colour }: Settings): void {
  const site = siteOf({ title, address, facebook, logo, colour });
  writeRecord(RECORD, JSON.stringify(site));
  store.set(siteAtom, site);
  applyColour(site.colour);
}

/** Colours the page; null in the colour of a site that chose none. */
export function applyColour(colour: SiteColour | null): void {
  // A page on the server is coloured by its template.
  if (typeof document === 'undefined') return;
  if (colour === null) delete document.documentElement.dataset['colour'];
  else document.documentElement.dataset['colour'] = colour;
}

function readSite(): Site {
  try {
    return siteOf(JSON.parse(readRecord(RECORD) ?? '{}'));
  } catch {
    return siteOf({});
  }
}

function siteOf(settings: { readonly [Name in keyof Site]?: Site[Name] | undefined }): Site {
  const {
    title = 'Les Amis de la Scène',
    address = null,
    facebook = null,
    logo = null,
    colour = null,
  } = settings;
  return { title, address, facebook, logo, colour };
}

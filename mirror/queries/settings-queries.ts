import type { Settings } from '#common/contract/site/settings';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface SettingsQueries {
  /** The association's information about itself, or null until the first load has brought it. */
  read(): Promise<Settings | null>;
}

const settingsQueriesOf = (mirror: MirrorReader): SettingsQueries => ({
  read: () =>
    mirror.read(
      async (generation) => (await generation.rows('settings').toCollection().first()) ?? null,
      null,
    ),
});

export const settingsQueries = settingsQueriesOf(pageMirror);

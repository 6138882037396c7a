import type { Settings } from '#common/contract/site/settings';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface SettingsQueries {
  /** What the association says of itself, or null before the first load brought it. */
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

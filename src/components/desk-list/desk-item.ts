import type { NewsSummary } from '#common/contract/content/news';
import type { PersonReference } from '#common/contract/people/user';

/** A news item or a play as the editors' lists tell it. */
export interface DeskItem {
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  /** By whom a play was written; empty for news. */
  readonly by: string;
  readonly visibleFrom: Date;
  readonly years: readonly number[];
  /** Names of spectacle types. */
  readonly types: readonly string[];
  /** When it was saved last, and who did; nobody where that account is gone. */
  readonly savedAt: Date;
  readonly savedBy: PersonReference | null;
  readonly miniature: NonNullable<NewsSummary['previewImage']> | null;
  /** Goes into If-Match. */
  readonly version: string;
}

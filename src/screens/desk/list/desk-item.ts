import type { NewsSummary } from '#common/contract/content/news';
import type { PersonReference } from '#common/contract/people/user';

/** A news item or a play as the editors' lists show it. */
export interface DeskItem {
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  /** The authors of a play; empty for news. */
  readonly by: string;
  readonly visibleFrom: Date;
  readonly years: readonly number[];
  /** Names of spectacle types. */
  readonly types: readonly string[];
  /** When it was last saved, and by whom; null if that account is deleted. */
  readonly savedAt: Date;
  readonly savedBy: PersonReference | null;
  readonly previewImage: NonNullable<NewsSummary['previewImage']> | null;
  /** Goes into If-Match. */
  readonly version: string;
}

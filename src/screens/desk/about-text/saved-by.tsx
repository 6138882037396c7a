import { isoDateTime, shortDate } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import type { AboutText } from '#common/contract/content/about-text';

/** When a text was saved last, and by whom. */
export function SavedBy({ text: { lastModified, lastAuthor } }: { text: AboutText }) {
  return (
    <span>
      enregistré le <time dateTime={isoDateTime(lastModified)}>{shortDate(lastModified)}</time>
      {lastAuthor && ` par ${fullName(lastAuthor)}`}
    </span>
  );
}

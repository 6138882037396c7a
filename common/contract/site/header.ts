import { type Infer, boolean, nullable, object, optional, refine, string, type } from 'superstruct';
import { isBlank } from '../../base/odd-character';
import { anyLink, shortText, text, uuid } from '../fields/primitives';

/** The most characters of a notice: it is read in passing. */
export const LONGEST_NOTICE = 200;

/** The association's notice. `url`: what it leads to, a path of this site or a link of the web. */
const banner = type({ title: string(), show: boolean(), url: optional(string()) });
export type Banner = Infer<typeof banner>;

/** What is across the top of every page. One row, always under the same key. */
export const header = type({ uuid, banner, version: string() });
export type Header = Infer<typeof header>;

/** PUT body; without `url` the notice leads nowhere. */
export const headerWrite = object({
  uuid: optional(uuid),
  banner: refine(
    object({ title: shortText(LONGEST_NOTICE), show: boolean(), url: optional(nullable(anyLink)) }),
    'banner',
    ({ title, show }) => !show || !isBlank(title) || 'une annonce affichée dit quelque chose',
  ),
  /** The version that the caller read; `stale-version` if there is a newer one. */
  version: optional(text(100)),
});

import { writesHere } from '../database/transaction';
import type { Freshness } from './public-answers';

/** The part of a page's head that depends on data: title, description, how it looks when shared. */
export type PageHead = () => Promise<string>;

interface Association {
  readonly title: string;
  readonly description: string;
}

/** The head of every page, made again only when data have changed. */
export function pageHead(freshness: Freshness, read: () => Promise<Association>): PageHead {
  let kept: { readonly epoch: string; readonly head: Promise<string> } | null = null;
  return async () => {
    const known = freshness.publicEpoch();
    const epoch = `${known} ${writesHere()}`;
    if (kept !== null && known !== null && kept.epoch === epoch) return kept.head;
    const head = read().then(headOf);
    kept = { epoch, head };
    head.catch(() => {
      kept = null;
    });
    return head;
  };
}

function headOf({ title, description }: Association): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<meta property="og:site_name" content="${escapeHtml(title)}" />`,
  ].join('\n    ');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

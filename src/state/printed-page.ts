import { atom } from 'jotai';
import type { PreviewImageRow } from '#common/contract/image';
import type { News, NewsBodyRow, NewsRow, NewsSummary } from '#common/contract/news';
import type { Settings } from '#common/contract/settings';
import { compareNews } from '#common/rules/news-list';
import { newsSummaryOf } from '#common/rules/news-summary';
import { syncAtom } from './connection';
import { changeSite } from './site';
import { store } from './store';

/** What the server printed into this page for any visitor, as screens ask for it. */
export interface PrintedPage {
  /** The server's time. */
  readonly at: Date;
  /** The first news of all, newest first; null where the page is about something else. */
  readonly latest: readonly NewsSummary[] | null;
  readonly article: PrintedArticle | null;
}

export interface PrintedArticle {
  readonly news: News;
  readonly older: NewsSummary | null;
  readonly newer: NewsSummary | null;
}

/** Null in a page that came from the device itself. */
export const printedPageAtom = atom<PrintedPage | null>(null);

/** Whether what was printed is newer than the mirror. */
export const isMirrorBehindAtom = atom((get) => {
  const printed = get(printedPageAtom);
  const { mirroredAt } = get(syncAtom);
  return printed !== null && (mirroredAt === null || mirroredAt < printed.at);
});

/** Takes the text of the page's block of data. */
export function takePrinted(text: string): void {
  // Printed by the server into this very document: there is no border here to check it at.
  const rows = JSON.parse(text, reviveMoment) as PrintedRows;
  store.set(printedPageAtom, printedPageOf(rows));
  const [settings] = rows.put.settings ?? [];
  if (settings !== undefined) changeSite({ title: settings.title, facebook: settings.facebook ?? null });
}

/** As far as the page looks at them; the data worker checks and keeps them all. */
interface PrintedRows {
  readonly serverNow: Date;
  readonly put: {
    readonly settings?: readonly Settings[];
    readonly news?: readonly NewsRow[];
    readonly 'preview-images'?: readonly PreviewImageRow[];
    readonly 'news-bodies'?: readonly NewsBodyRow[];
  };
}

type MomentsOf<Row> = { [Name in keyof Row]-?: Date extends Row[Name] ? Name : never }[keyof Row];

/** Complete: a field more that is a moment does not compile until it stands here. */
const moments: Readonly<Record<MomentsOf<NewsRow> | MomentsOf<Pick<PrintedRows, 'serverNow'>>, true>> = {
  serverNow: true,
  creationDate: true,
  lastModified: true,
  visibleFrom: true,
};

const reviveMoment = (name: string, value: unknown) =>
  Object.hasOwn(moments, name) && typeof value === 'string' ? new Date(value) : value;

function printedPageOf({ serverNow, put }: PrintedRows): PrintedPage {
  const images = new Map(put['preview-images']?.map((image) => [image.uuid, image]));
  const newsList = (put.news ?? [])
    .toSorted(compareNews('visible-desc'))
    .map((row) => newsSummaryOf(row, images.get(row.previewImage ?? '')));
  const [body] = put['news-bodies'] ?? [];
  const article = body === undefined ? null : articleOf(newsList, body);
  return { at: serverNow, latest: article === null && newsList.length > 0 ? newsList : null, article };
}

function articleOf(newsList: readonly NewsSummary[], { uuid, content }: NewsBodyRow): PrintedArticle | null {
  const place = newsList.findIndex((news) => news.uuid === uuid);
  const news = newsList[place];
  if (news === undefined) return null;
  return {
    news: { ...news, content },
    older: newsList[place + 1] ?? null,
    newer: newsList[place - 1] ?? null,
  };
}

import { atom } from 'jotai';
import type { AboutText } from '#common/contract/content/about-text';
import type { AgendaEvent } from '#common/contract/agenda/event';
import type { ImageRow, PreviewImageRow } from '#common/contract/content/image';
import type { News, NewsBodyRow, NewsRow, NewsSummary } from '#common/contract/content/news';
import type { Piece, PieceBodyRow, PieceRow } from '#common/contract/content/piece';
import type { PieceAuthor } from '#common/contract/content/piece-author';
import type { SeatsLeftRow, Show } from '#common/contract/agenda/show';
import type { Header } from '#common/contract/site/header';
import type { Settings } from '#common/contract/site/settings';
import type { Sponsor, SponsorRow } from '#common/contract/content/sponsor';
import { type Agenda, withKnownPieces } from '#common/rules/agenda';
import { compareListed } from '#common/rules/list-order';
import { newsSummaryOf } from '#common/rules/news-summary';
import { pieceOf } from '#common/rules/piece-summary';
import { sponsorsOf } from '#common/rules/sponsor-answer';
import { changeBanner } from './banner';
import { syncAtom } from './connection';
import { changeSite } from './site';
import { store } from './store';

/** The data that the server rendered into this page for any visitor, in the form that screens use. */
export interface ServerRenderedPage {
  /** The server's time. */
  readonly at: Date;
  /** The latest news, newest first; null where the page is about something else. */
  readonly latest: readonly NewsSummary[] | null;
  readonly article: ServerRenderedArticle | null;
  /** Those that the page has whole. */
  readonly pieces: readonly Piece[];
  /** Visible shows and events; null where the page shows none. */
  readonly agenda: Agenda | null;
  /** Seats left for each date; null where the page shows none. */
  readonly seatsLeft: readonly SeatsLeftRow[] | null;
  /** The association's logo. */
  readonly logo: PreviewImageRow | null;
  /** The association's text that the page is for, if it is written; null where the page shows none. */
  readonly texts: readonly AboutText[] | null;
  /** The association's partners; null where the page shows none. */
  readonly sponsors: readonly Sponsor[] | null;
}

export interface ServerRenderedArticle {
  readonly news: News;
  readonly older: NewsSummary | null;
  readonly newer: NewsSummary | null;
}

/** Null in a page that was served from the device itself. */
export const serverRenderedPageAtom = atom<ServerRenderedPage | null>(null);

/** Whether the server-rendered data is newer than the mirror. */
export const isMirrorBehindAtom = atom((get) => {
  const printed = get(serverRenderedPageAtom);
  const { mirroredAt } = get(syncAtom);
  return printed !== null && (mirroredAt === null || mirroredAt < printed.at);
});

/** One thing as the server gave its rows alone, in the form that screens use. */
export interface ThingAlone {
  readonly news: News | null;
  readonly pieces: readonly Piece[];
  readonly image: ImageRow | null;
  readonly agenda: Agenda | null;
}

/** @param text rows by collection, which the data worker has validated */
export function thingAlone(text: string): ThingAlone {
  const put = JSON.parse(text, reviveMoment) as ServerRenderedRows['put'];
  const { article, pieces, agenda } = serverRenderedPageOf({ serverNow: new Date(0), put });
  return { news: article?.news ?? null, pieces, image: put.images?.[0] ?? null, agenda };
}

/** Reads the text of the page's data block. */
export function takeServerRendered(text: string): void {
  // Rendered by the server into this very document: there is no trust boundary at which to validate it.
  const rows = JSON.parse(text, reviveMoment) as ServerRenderedRows;
  store.set(serverRenderedPageAtom, serverRenderedPageOf(rows));
  const [settings] = rows.put.settings ?? [];
  if (settings !== undefined) changeSite(settings);
  const [header] = rows.put.header ?? [];
  if (header !== undefined) changeBanner(header.banner);
}

/** Only the fields that the page reads; the data worker validates and stores them all. */
interface ServerRenderedRows {
  readonly serverNow: Date;
  readonly put: {
    readonly settings?: readonly Settings[];
    readonly header?: readonly Header[];
    readonly news?: readonly NewsRow[];
    readonly 'preview-images'?: readonly PreviewImageRow[];
    readonly 'news-bodies'?: readonly NewsBodyRow[];
    readonly 'about-texts'?: readonly AboutText[];
    readonly sponsors?: readonly SponsorRow[];
    readonly shows?: readonly Show[];
    readonly 'seats-left'?: readonly SeatsLeftRow[];
    readonly events?: readonly AgendaEvent[];
    readonly pieces?: readonly PieceRow[];
    readonly 'piece-authors'?: readonly PieceAuthor[];
    readonly 'piece-bodies'?: readonly PieceBodyRow[];
    readonly images?: readonly ImageRow[];
  };
}

type MomentsOf<Row> = { [Name in keyof Row]-?: Date extends Row[Name] ? Name : never }[keyof Row];

/** Complete: a new date field does not compile until it is listed here. */
const moments: Readonly<
  Record<
    | MomentsOf<NewsRow>
    | MomentsOf<PieceRow>
    | MomentsOf<PieceBodyRow['dates'][number]>
    | MomentsOf<Show>
    | MomentsOf<Show['dates'][number]>
    | MomentsOf<AgendaEvent>
    | MomentsOf<AboutText>
    | MomentsOf<NonNullable<SeatsLeftRow['later']>[number]>
    | MomentsOf<ImageRow>
    | MomentsOf<Pick<ServerRenderedRows, 'serverNow'>>,
    true
  >
> = {
  serverNow: true,
  date: true,
  closingDate: true,
  visibleUntil: true,
  creationDate: true,
  since: true,
  lastModified: true,
  visibleFrom: true,
};

const reviveMoment = (name: string, value: unknown) =>
  Object.hasOwn(moments, name) && typeof value === 'string' ? new Date(value) : value;

function serverRenderedPageOf({ serverNow, put }: ServerRenderedRows): ServerRenderedPage {
  const images = new Map(put['preview-images']?.map((image) => [image.uuid, image]));
  const newsList = (put.news ?? [])
    .toSorted(compareListed('visible-desc'))
    .map((row) => newsSummaryOf(row, images.get(row.previewImage ?? '')));
  const [body] = put['news-bodies'] ?? [];
  const article = body === undefined ? null : articleOf(newsList, body);
  return {
    at: serverNow,
    latest: article === null && put.news !== undefined ? newsList : null,
    article,
    pieces: piecesIn(put, images),
    seatsLeft: put['seats-left'] ?? null,
    logo: images.get(put.settings?.[0]?.logo ?? '') ?? null,
    texts: put['about-texts'] ?? null,
    sponsors: put.sponsors ? sponsorsOf(put.sponsors, images) : null,
    agenda: agendaIn(put),
  };
}

/** Plays that this page has no row of are left out of its shows, as the mirror leaves them out. */
function agendaIn({ shows, events, pieces = [] }: ServerRenderedRows['put']): Agenda | null {
  if (shows === undefined && events === undefined) return null;
  const known = new Set(pieces.map(({ slug }) => slug));
  return { shows: withKnownPieces(shows ?? [], known), events: events ?? [] };
}

function piecesIn(
  put: ServerRenderedRows['put'],
  images: ReadonlyMap<string, PreviewImageRow>,
): readonly Piece[] {
  const rows = new Map(put.pieces?.map((row) => [row.uuid, row]));
  const authors = new Map(put['piece-authors']?.map((author) => [author.uuid, author]));
  return (put['piece-bodies'] ?? []).flatMap((body) => {
    const row = rows.get(body.uuid);
    return row === undefined ? [] : pieceOf(row, body, authors, images);
  });
}

function articleOf(
  newsList: readonly NewsSummary[],
  { uuid, content }: NewsBodyRow,
): ServerRenderedArticle | null {
  const place = newsList.findIndex((news) => news.uuid === uuid);
  const news = newsList[place];
  if (news === undefined) return null;
  return {
    news: { ...news, content },
    older: newsList[place + 1] ?? null,
    newer: newsList[place - 1] ?? null,
  };
}

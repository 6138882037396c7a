import { must } from '#common/base/must';
import { daysLater, formatWireDate } from '#common/base/paris-time';

/** The fields of a news item that journeys read. */
export interface ListedNews {
  readonly slug: string;
  readonly title: string;
}

export interface NewsPage {
  readonly metadata: { readonly total: number; readonly lastPage: number };
  readonly data: readonly ListedNews[];
}

/** What the server itself answers to a list's query: `limit=9&page=1`. */
export async function listNews(origin: string, query: string): Promise<NewsPage> {
  return read(await fetch(`${origin}/api/news?${query}`));
}

/** A whole article of the demo, with a picture: the newest news item may be a few words of another journey. */
export async function demoArticle(origin: string): Promise<ListedNews> {
  return must((await listNews(origin, 'title=consignes&limit=1')).data[0], 'a news item of the demo');
}

/** An editor writes a news item elsewhere, which appears at that moment; answers its slug. `picture`: what stands in it. */
export async function writeNews(
  origin: string,
  title: string,
  visibleFrom: Date,
  picture?: string,
): Promise<string> {
  const token = await editorsToken(origin);
  const draft = {
    title,
    description: 'Écrite pendant que quelqu’un lit.',
    content: {
      type: 'adls-text',
      content: [
        { type: 'p', content: [{ type: 'text', content: title }] },
        ...(picture === undefined ? [] : [{ type: 'img', content: picture }]),
      ],
    },
    visibleFrom: `${visibleFrom.toISOString().slice(0, 19)}+00:00`,
    years: [],
    spectacleTypes: [],
  };
  const { slug } = await read<ListedNews>(await post(`${origin}/api/news`, draft, token));
  return slug;
}

/** An editor changes the title of a news item elsewhere. */
export async function retitleNews(origin: string, slug: string, title: string): Promise<void> {
  await changeNews(origin, await editorsToken(origin), slug, { title });
}

/** An editor lets the news item that is to appear first wait until tomorrow. */
export async function postponeNews(origin: string): Promise<void> {
  const token = await editorsToken(origin);
  const coming = `${origin}/api/news?invisibleOnly&orderBy=visible-asc&limit=1`;
  const { data } = await read<NewsPage>(await fetch(coming, { headers: bearer(token) }));
  const tomorrow = formatWireDate(daysLater(new Date(), 1));
  await changeNews(origin, token, must(data[0], 'news to appear').slug, { visibleFrom: tomorrow });
}

async function changeNews(origin: string, token: string, slug: string, change: object): Promise<void> {
  const address = `${origin}/api/news/${slug}`;
  const news = await read<object>(await fetch(address, { headers: bearer(token) }));
  await read(await send('PUT', address, { ...news, ...change }, token));
}

async function editorsToken(origin: string): Promise<string> {
  const person = { email: 'contenu@theatre.example', password: 'Theatre-2026!' };
  return (await read<{ token: string }>(await post(`${origin}/api/authtokens`, person))).token;
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const post = (address: string, body: object, token?: string) => send('POST', address, body, token);

function send(method: string, address: string, body: object, token?: string): Promise<Response> {
  return fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && bearer(token)) },
    body: JSON.stringify(body),
  });
}

async function read<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

import { scanWrite } from '#common/contract/tickets/door';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { type EndpointName, endpoints, pathOf } from '#common/contract/calls/endpoints';
import { sentBody, typeOfBody } from './api';
import { oddParameter, oddText, oddValue } from './odd-values';
import { formWith } from './pictures';
import type { SeededRandom } from './seeded-random';
import { type Placed, structsIn } from './struct-walk';

/** What a call is asked with when all is right. */
export interface RightRequest {
  readonly name: EndpointName;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** As it is sent. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: ReturnType<typeof sentBody> | undefined;
}

/** A request as it should be. */
export function plainRequest({ name, params, body, headers }: RightRequest): SentRequest {
  const { method, path }: Endpoint = endpoints[name];
  const sent = body === undefined ? undefined : sentBody(body);
  return { method, path: pathOf(path, params), headers: { ...typeOfBody(sent), ...headers }, body: sent };
}

/** The same with one or two of path, query, headers and body spoiled. */
export function oddRequest(random: SeededRandom, right: RightRequest): SentRequest {
  const endpoint: Endpoint = endpoints[right.name];
  const spoils = (part: unknown, chance: number) => part !== undefined && random.chance(chance);
  const params = spoils(endpoint.params, 0.2) ? oddParams(random, right.params ?? {}) : right.params;
  const search = spoils(endpoint.query, 0.8) || random.chance(0.05) ? oddSearch(random, endpoint) : '';
  const body = spoils(endpoint.body, 0.85) ? oddBody(random, right, endpoint) : right.body;
  const { path, headers, ...sent } = plainRequest({ ...right, params, body });
  return {
    ...sent,
    path: path + search,
    headers: { ...headers, ...(random.chance(0.3) && oddHeaders(random)) },
  };
}

const oddParams = (random: SeededRandom, params: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.keys(params).map((name) => [
      name,
      oddText(random)
        .replace(/\p{Surrogate}/gu, '')
        .replace(/^\.*$/, '%'),
    ]),
  );

function oddSearch(random: SeededRandom, { query }: Endpoint): string {
  const fields: readonly Placed[] = query === undefined ? [] : [...structsIn(query)].slice(1);
  const said = Array.from({ length: 1 + random.below(3) }, () => {
    if (fields.length === 0 || random.chance(0.05))
      return encodeURIComponent(oddText(random).replace(/\p{Surrogate}/gu, ''));
    const { path, struct } = random.pick(fields);
    const value = oddParameter(random, struct).replace(/\p{Surrogate}/gu, '');
    return `${path.replace('.*', '')}=${random.chance(0.1) ? '%ff%zz' : encodeURIComponent(value)}`;
  });
  return `?${said.join('&')}`;
}

function oddBody(random: SeededRandom, { name, body }: RightRequest, { body: struct }: Endpoint): unknown {
  if (struct === 'file')
    return random.chance(0.2) ? oddText(random) : formWith(tornBytes(random), oddText(random));
  if (struct === 'bytes') return tornBytes(random);
  if (struct === undefined || random.chance(0.05)) return oddText(random);
  const scans = [...structsIn(scanWrite, 'scans.*')];
  const places = name === 'sendScans' ? scans : [...structsIn(struct)].slice(1);
  const written: unknown = JSON.parse(JSON.stringify(body ?? {}));
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const place = random.pick(places);
    // A copy: what is put inside of an odd value must not change it for later requests.
    put(random, written, place.path.split('.'), structuredClone(oddValue(random, place.struct)));
  }
  const text = JSON.stringify(written);
  return random.chance(0.05) ? text.slice(0, random.below(text.length)) : text;
}

/** Sets a value at a place of an object, even if there was none; sometimes removes the one that was there. */
function put(random: SeededRandom, thing: unknown, path: readonly string[], value: unknown): void {
  const [first, ...rest] = path;
  if (first === undefined || typeof thing !== 'object' || thing === null) return;
  const length = Array.isArray(thing) ? thing.length : 0;
  const key = first === '*' ? random.below(length + 1) : first;
  if (rest.length === 0) {
    if (random.chance(0.1)) Reflect.deleteProperty(thing, key);
    else Reflect.set(thing, key, value);
    return;
  }
  const inner: unknown = Reflect.get(thing, key);
  if (typeof inner !== 'object' || inner === null) Reflect.set(thing, key, rest[0] === '*' ? [] : {});
  put(random, Reflect.get(thing, key), rest, value);
}

/** The beginning of a picture, and then anything. */
function tornBytes(random: SeededRandom): Uint8Array {
  const heads = [
    '',
    '\xff\xd8\xff\xe0',
    '\x89PNG\r\n\x1a\n',
    'RIFF\x10\0\0\0WEBPVP8 ',
    'GIF89a',
    '\0\0\0\x20ftypavif',
  ];
  const tail = Array.from({ length: random.below(200) }, () => random.below(256));
  return Uint8Array.from([...Buffer.from(random.pick(heads), 'latin1'), ...tail]);
}

const headerNames = `Authorization If-Match If-None-Match Idempotency-Key Content-Type Content-Encoding Accept
  Accept-Encoding Range X-Forwarded-For X-Forwarded-Proto X-Door X-Nonce X-Protocol X-XSRF-TOKEN Cookie Origin
  Sec-Fetch-Site User-Agent Accept-Language If-Modified-Since`.split(/\s+/);

function oddHeaders(random: SeededRandom): Record<string, string> {
  // Clients cannot send characters that a header may not contain.
  const value = oddText(random)
    .replace(/[^\t\x20-\x7e\xa1-\xff]/g, 'é')
    .trim();
  const name = random.pick(headerNames);
  return { [name]: name === 'Authorization' && random.chance(0.5) ? `Bearer ${value}` : value };
}

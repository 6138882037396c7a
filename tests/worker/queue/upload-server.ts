import { must } from '#common/base/must';
import type { UploadedFile } from '#common/contract/content/upload';
import type { Said, SentRequest } from '../stage';
import { type Answers, error } from '../worker-stage';

/** What becomes of the next request of a kind: it or its answer is lost, or it is refused. */
type Mishap = 'request-lost' | 'answer-lost' | Said;

const lost: Said = { status: 502, isOurs: false };

/** A server that takes files in parts as ours does, and can be told to fail. */
export function uploadServer(image: string) {
  const parts = new Map<string, Uint8Array<ArrayBuffer>>();
  const answered = new Map<string, Said>();
  const pictures: Uint8Array[] = [];
  const mishaps: { readonly kind: 'part' | 'take' | 'create'; readonly mishap: Mishap; rank: number }[] = [];

  /** Answers, unless something was to go wrong this time. */
  const answerTo = (kind: 'part' | 'take' | 'create', answer: () => Said): Said => {
    const due = mishaps.find((one) => one.kind === kind && (one.rank -= 1) === 0);
    if (due === undefined) return answer();
    if (due.mishap === 'request-lost') return lost;
    if (due.mishap !== 'answer-lost') return due.mishap;
    answer();
    return lost;
  };

  const received = (uuid: string): Said => ({
    status: 200,
    body: { received: parts.get(uuid)?.length ?? 0 },
  });

  async function keep({ path, body }: SentRequest): Promise<Said> {
    const [, uuid = '', start = ''] = /uploads\/([^/]+)\/(\d+)$/.exec(path) ?? [];
    const held = parts.get(uuid) ?? new Uint8Array();
    const sent = must(body instanceof Uint8Array ? body : null, 'bytes');
    if (Number(start) <= held.length && Number(start) + sent.length > held.length) {
      const whole = new Blob([held, Uint8Array.from(sent.subarray(held.length - Number(start)))]);
      parts.set(uuid, new Uint8Array(await whole.arrayBuffer()));
    }
    return received(uuid);
  }

  function take({ headers, body }: SentRequest): Said {
    const key = headers.get('Idempotency-Key') ?? '';
    const given = answered.get(key);
    if (given !== undefined) return given;
    // What the worker sends is what its contract says.
    const { upload, size } = body as UploadedFile;
    const bytes = parts.get(upload);
    if (bytes?.length !== size) return { status: 409, body: error('incomplete-file') };
    parts.delete(upload);
    pictures.push(bytes);
    const answer = { status: 200, body: { uuid: image, version: `v${pictures.length + 1}` } };
    answered.set(key, answer);
    return answer;
  }

  const answers = {
    'POST /api/images': () => answerTo('create', () => ({ status: 201, body: { version: 'v1' } })),
    'GET /api/uploads/*': ({ path }) => received(path.slice('/api/uploads/'.length)),
    'PUT /api/uploads/*': async (request) => {
      const kept = await keepUnlessLost(request);
      return kept;
    },
    [`POST /api/images/${image}/uploaded-file`]: (request) => answerTo('take', () => take(request)),
  } satisfies Answers;

  async function keepUnlessLost(request: SentRequest): Promise<Said> {
    let whether: Said | null = null;
    const said = answerTo('part', () => (whether = { status: 200 }));
    if (whether === null) return said;
    const kept = await keep(request);
    return said === lost ? said : kept;
  }

  return {
    answers,
    /** The pictures that images were given, in order. */
    pictures,
    parts,
    /** Lets the `rank`-th request of a kind from now on go wrong. */
    fail: (kind: 'part' | 'take' | 'create', mishap: Mishap, rank = 1) =>
      mishaps.push({ kind, mishap, rank }),
    /** It was restored from a backup of before it heard of any of this. */
    forget() {
      parts.clear();
      answered.clear();
    },
  };
}

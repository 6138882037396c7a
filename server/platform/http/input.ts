import type { HonoRequest } from 'hono';
import type { Endpoint } from '#common/contract/calls/endpoint';
import type { Asked } from './answer';
import { CallError } from './call-error';
import { checked } from './input-faults';
import { isStorable } from './storable';

/** The validated and decoded input of a handler. Throws CallError with the faults per field. */
export function inputOf(endpoint: Endpoint, asked: Asked, request: HonoRequest, body: unknown) {
  return {
    params: endpoint.params === undefined ? null : paramsOf(endpoint, request),
    query:
      endpoint.query === undefined
        ? null
        : checked(queryOf(new URL(request.url)), endpoint.query, 'invalid-parameter'),
    body: bodyOf(endpoint, body),
    ifMatch: versionIn(asked.header('if-match')),
  };
}

function bodyOf({ body: struct }: Endpoint, body: unknown): unknown {
  if (struct === undefined) return null;
  return typeof struct === 'string' ? body : checked(body, struct, 'invalid-field');
}

// Invalid path parameters cannot name anything that exists, so they are answered `not-found`.
function paramsOf({ params }: Endpoint, request: HonoRequest): unknown {
  const [error, value] = params?.validate(request.param(), { coerce: true }) ?? [undefined, null];
  if (error !== undefined || !Object.values<string>(request.param()).every(isStorable))
    throw new CallError('not-found');
  return value;
}

/** `a=1&a=2` and `a=1,2` are equivalent; a name without a value is an empty text. */
function queryOf({ searchParams }: URL): Record<string, string> {
  const names = new Set(searchParams.keys());
  const unstorable = [...searchParams].find(([name, value]) => !isStorable(name + value));
  if (unstorable) {
    const fields = { [unstorable[0]]: 'contient un caractère refusé' };
    throw new CallError('invalid-parameter', { fields });
  }
  return Object.fromEntries([...names].map((name) => [name, searchParams.getAll(name).join(',')]));
}

function versionIn(ifMatch: string | null): string | null {
  const version = ifMatch
    ?.trim()
    .replace(/^W\//, '')
    .replace(/^"(.*)"$/, '$1');
  return version === undefined || version === '' || version === '*' ? null : version;
}

import { type Failure, type Struct, type StructError, validate } from 'superstruct';
import type { ErrorCode } from '#common/contract/calls/errors';
import { CallError } from './call-error';

const MAX_FIELDS = 20;

/**
 * Validates and decodes one part of a request. Throws CallError with the path and the fault of each invalid field, in
 * French: `unknown-field` if there are only superfluous fields, else the code of this part.
 */
export function checked<T>(value: unknown, struct: Struct<T>, code: ErrorCode): T {
  const [error, result] = validate(value, struct, { coerce: true });
  if (error === undefined) return result;
  const failures = firstByPath(error);
  const onlyUnknown = failures.every(isUnknownField);
  throw new CallError(onlyUnknown ? 'unknown-field' : code, {
    fields: Object.fromEntries(failures.map((failure) => [failure.path.join('.'), faultOf(failure)])),
  });
}

function firstByPath(error: StructError): Failure[] {
  const byPath = new Map<string, Failure>();
  for (const failure of error.failures()) {
    const path = failure.path.join('.');
    if (!byPath.has(path)) byPath.set(path, failure);
    if (byPath.size === MAX_FIELDS) break;
  }
  return [...byPath.values()];
}

const isUnknownField = ({ type }: Failure) => type === 'never';

function faultOf(failure: Failure): string {
  if (isUnknownField(failure)) return 'champ inconnu';
  if (failure.value === undefined) return 'champ obligatoire';
  if (failure.refinement !== undefined) return limitOf(failure) ?? ownWords(failure);
  return expectations[failure.type] ?? ownWords(failure);
}

const expectations: Readonly<Record<string, string>> = {
  string: 'texte attendu',
  number: 'nombre attendu',
  integer: 'nombre entier attendu',
  boolean: 'vrai ou faux attendu',
  date: 'date attendue, comme 2026-11-21T20:30:00+01:00',
  array: 'liste attendue',
  object: 'objet attendu',
  type: 'objet attendu',
  record: 'objet attendu',
  enums: 'valeur non admise',
  literal: 'valeur non admise',
  union: 'valeur non admise',
};

// superstruct gives limits only in its English sentence: "… with a length between `1` and `120` but …".
function limitOf({ refinement, message }: Failure): string | undefined {
  const [wanted = ''] = message.split(' but received ');
  const [least, most] = wanted.match(/-?\d+(\.\d+)?/g) ?? [];
  const isLength = /length|size/.test(message);
  if (refinement === 'pattern') return 'forme non admise';
  if (refinement === 'nonempty') return 'ne peut pas être vide';
  if (refinement === 'min') return `au moins ${least}`;
  if (refinement === 'max') return `au plus ${least}`;
  if (refinement === 'size' && least !== undefined) {
    const range = most === undefined || least === most ? least : `${least} à ${most}`;
    return isLength ? `longueur admise\u00a0: ${range}` : `valeur admise\u00a0: ${range}`;
  }
  return undefined;
}

// Our own structs give messages in French; superstruct's begin with "Expected".
function ownWords({ message }: Failure): string {
  return message.startsWith('Expected') ? 'valeur non admise' : message;
}

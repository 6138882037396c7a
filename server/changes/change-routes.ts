import { type PullAnswer, protocolVersion } from '#common/contract/changes';
import { scopesOf } from '#common/rules/scopes';
import { CallError } from '../http/call-error';
import type { Caller, Handlers } from '../http/handler';
import type { ResolveCaller } from '../http/resolve-caller';
import { changeStream } from './change-stream';
import { type Puller, pull } from './pull';
import type { PageSize } from './follow-log';
import type { Readers } from './readers';
import type { Waking } from './waking';

export interface ChangeParts {
  readonly readers: Readers;
  readonly cursorKey: string;
  readonly resolveCaller: ResolveCaller;
  /** Null where nobody is woken (commands, tests): devices then ask by themselves. */
  readonly waking: Waking | null;
}

/** Some hundred kilobytes of JSON: whole within a pull's deadline on a weak network. */
const pageSize: PageSize = { weight: 800, companions: 4000 };

/** The calls by which mirrors follow the server. */
export function changeRoutes(parts: ChangeParts) {
  const { readers, cursorKey, waking } = parts;
  const options = { readers, cursorKey, pageSize, known: waking?.known ?? null };
  return {
    async pullChanges({ caller, body, database }) {
      if (body.protocol < protocolVersion) throw new CallError('protocol-too-old');
      if (body.protocol > protocolVersion) throw new CallError('unavailable');
      const answer = await pull(database, pullerOf(caller), body, options);
      return withoutEmpty(answer);
    },

    async streamChanges({ caller, database, request }) {
      if (parts.waking === null) throw new CallError('unavailable');
      const scopes = (caller: Pick<Caller, 'person'>) => ['public', ...(pullerOf(caller)?.scopes ?? [])];
      return changeStream(parts.waking, scopes(caller), async () => {
        const bearer = request.headers.get('authorization')?.split(' ')[1];
        if (bearer === undefined) return scopes(caller);
        const resolved = await parts.resolveCaller(database, bearer);
        return resolved === 'expired' ? null : scopes(resolved);
      });
    },
  } satisfies Partial<Handlers>;
}

function pullerOf({ person }: Pick<Caller, 'person'>): Puller {
  return person === null ? null : { uuid: person.uuid, scopes: scopesOf(person) };
}

// Most answers bring nothing: the contract has clients put back what is left out.
function withoutEmpty({ cursors, scopes, serverNow, ...rest }: PullAnswer): PullAnswer {
  const told = Object.entries(rest).filter(([, value]) => value === true || Object.keys(value).length > 0);
  return { ...Object.fromEntries(told), cursors, scopes, serverNow } as PullAnswer;
}

import type { AnyStruct } from '../fields/any-struct';
import type { JournalAct, JournalNoun } from '../site/journal';
import type { PermissionName } from './permissions';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** On an endpoint: its successful call is an entry of the journal, in the same transaction. */
export interface Journalled {
  readonly noun: JournalNoun;
  /** Whatever it says, an entry about something that is gone afterwards says `removed`. */
  readonly act: JournalAct;
  /**
   * For a call that people may also make about their own account or ticket, which is no administration and makes no
   * entry: the permission to make it about others'.
   */
  readonly unlessOwn?: PermissionName;
}

export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly who: PermissionName;
  readonly params?: AnyStruct;
  readonly query?: AnyStruct;
  /** Not JSON. `'file'`: one file in a form, under the name `file`; `'bytes'`: raw bytes of a part of a file. */
  readonly body?: AnyStruct | 'file' | 'bytes';
  readonly answer: AnyStruct | 'nothing' | 'file' | 'stream';
  readonly queued?: boolean;
  /** One of several steps: it requires the step before it, so in the outbox it never replaces that one. */
  readonly step?: boolean;
  /** It changes something that versions do not cover, such as an order: it conflicts with no write, and none is based on it. */
  readonly keepsVersion?: boolean;
  /** The call creates something: the status is 201, or 204 without an answer. */
  readonly created?: boolean;
  /** Entries of the body are checked one by one: a bad entry is refused alone, the others are accepted. */
  readonly oneByOne?: boolean;
  /** A device key is accepted too. */
  readonly orDevice?: boolean;
  /** The caller is not identified: an expired token that a client still sends must not fail a call for a new one. */
  readonly anonymous?: boolean;
  /**
   * No CSRF token is asked for: the call carries a secret that another site's page cannot know, or it is the one that
   * brings the token. The worker must not wait for a token here: the pull that brings one may be waiting for this call.
   */
  readonly needsNoCsrf?: boolean;
  /** The answer changes as time passes, without any row changing: the server does not keep it for further visitors. */
  readonly byClock?: boolean;
  /** The call administers something: it runs in one write transaction, with its entry in the journal. */
  readonly journal?: Journalled;
}

type Parts = Omit<Endpoint, 'method' | 'path' | 'who'>;

export function get<const Path extends string, const P extends Parts>(
  path: Path,
  who: PermissionName,
  parts: P,
) {
  return { method: 'GET', path, who, ...parts } as const;
}

export function post<const Path extends string, const P extends Parts>(
  path: Path,
  who: PermissionName,
  parts: P,
) {
  return { method: 'POST', path, who, ...parts } as const;
}

export function put<const Path extends string, const P extends Parts>(
  path: Path,
  who: PermissionName,
  parts: P,
) {
  return { method: 'PUT', path, who, ...parts } as const;
}

export function remove<const Path extends string, const P extends Omit<Parts, 'answer'>>(
  path: Path,
  who: PermissionName,
  parts: P,
) {
  return { method: 'DELETE', path, who, answer: 'nothing', ...parts } as const;
}

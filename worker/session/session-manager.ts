import { create } from 'superstruct';
import type { Result } from '#common/base/result';
import { fail, succeed } from '#common/base/result';
import type { PartOf } from '#common/contract/calls/call-parts';
import { type Session, session as sessionStruct } from '#common/contract/people/session';
import type { User } from '#common/contract/people/user';
import type { ErrorBody } from '#common/contract/calls/errors';
import type { Device, EndedSession } from '#mirror/device';
import type { Failure, SessionState } from '../api';
import { failureOf } from '../http/failure';
import type { Server } from '../http/server';
import { type ServerAnswer, classOf } from '../http/server-answer';
import { withLock } from '../base/lock';
import { inTime } from '../base/wait';
import type { Surroundings } from '../base/surroundings';

const DEADLINE = 8_000;
const PATIENCE = 15_000;
/** For the lock, the request and its answer, in milliseconds. A renewal that takes longer is asked for again. */
const REFRESH_PATIENCE = 60_000;

type LoginCall = 'login' | 'loginByPasskey' | 'createFirstAdministrator';

/** The outcome of a refresh. Without an answer the session is kept, to be refreshed later. */
export type Refreshed = 'renewed' | 'ended' | 'no-answer';

/** The session of this device. Its copy in the database is authoritative; every tab's worker follows it. */
export interface SessionManager {
  /** Reads the session again: another tab may have changed it, or found that it ended. */
  reload(): Promise<void>;
  /** The server has told the time: a session that seemed to have lapsed by this device's own clock may be good. */
  lookAgain(): Promise<void>;
  current(): Session | null;
  state(): SessionState;
  /** By a password, by a passkey, or as the first administrator of a new site. */
  login<Name extends LoginCall>(call: Name, body: PartOf<Name, 'body'>): Promise<Result<Session, Failure>>;
  /** Deletes the session, and stores a farewell to tell the server. */
  logout(): Promise<void>;
  /** Replaces a session whose access token has expired. One request, however many calls or tabs need it. */
  refresh(over: Session): Promise<Refreshed>;
  isStale(session: Session): boolean;
  /** Stores a changed account (a role granted or revoked). */
  renewUser(user: User): Promise<void>;
}

interface Needs {
  readonly surroundings: Surroundings;
  readonly device: Device;
  readonly server: Server;
  /** The estimated server time, in milliseconds. */
  readonly correctedNow: () => number;
  readonly onChange: () => Promise<void>;
}

export function createSessionManager(needs: Needs): SessionManager {
  const { surroundings, device, server, correctedNow, onChange } = needs;
  let held: Session | null = null;
  let state: SessionState = { kind: 'unknown' };
  let refreshing: { readonly token: string; readonly outcome: Promise<Refreshed> } | null = null;

  async function reload(): Promise<void> {
    const stored = (await device.fact('session'))?.session ?? null;
    held = stored === null || hasLapsed(stored) ? null : stored;
    const ended = stored === null ? await device.fact('ended') : undefined;
    if (held !== null) state = { kind: 'open', session: held };
    else if (stored !== null) state = lapsedState(stored);
    else state = ended === undefined ? { kind: 'none' } : endedState(ended);
  }

  /**
   * Whether both tokens have expired: then nobody is logged in. It stays stored until the next login, since a clock that
   * jumped ahead may be put right.
   */
  const hasLapsed = ({ expiresAt, refreshToken }: Session): boolean =>
    Math.max(expiresAt.getTime(), refreshToken.expiresAt.getTime()) <= correctedNow();

  async function lookAgain(): Promise<void> {
    if (state.kind !== 'ended' || state.isLapsed !== true) return;
    const stored = (await device.fact('session'))?.session;
    if (stored !== undefined && !hasLapsed(stored)) await onChange();
  }

  async function change(to: SessionState): Promise<void> {
    held = to.kind === 'open' ? to.session : null;
    state = to;
    await onChange();
  }

  async function login(call: LoginCall, body: unknown): Promise<Result<Session, Failure>> {
    const answer = await server.send({ call, body, bearer: null, deadline: DEADLINE });
    const opened = readSession(answer);
    if (opened === null) return fail(failureOf(answer));
    await device.database.transaction('rw', [device.facts, device.farewells], async () => {
      // Another tab may have logged somebody in, of whom this one had not heard.
      await sayFarewell();
      await device.facts.put({ name: 'session', session: opened });
      await device.facts.delete('ended');
    });
    await change({ kind: 'open', session: opened });
    return succeed(opened);
  }

  async function logout(): Promise<void> {
    await device.database.transaction('rw', [device.facts, device.farewells], async () => {
      await sayFarewell();
      await device.facts.delete('session');
    });
    await change({ kind: 'none' });
  }

  /** In a transaction: notes that the server is to be told of the end of the session that is stored. */
  async function sayFarewell(): Promise<void> {
    const token = (await device.fact('session'))?.session.token;
    if (token !== undefined) await device.farewells.put({ token, at: new Date(surroundings.now()) });
  }

  function refresh(over: Session): Promise<Refreshed> {
    if (refreshing?.token === over.token) return refreshing.outcome;
    const renewal = withLock(surroundings, 'session', PATIENCE, () => replace(over));
    const outcome = inTime(surroundings, REFRESH_PATIENCE, renewal, 'The renewal of a session')
      .then((renewed) => renewed ?? 'no-answer')
      .finally(() => {
        if (refreshing?.outcome === outcome) refreshing = null;
      });
    refreshing = { token: over.token, outcome };
    return outcome;
  }

  async function replace(over: Session): Promise<Refreshed> {
    const stored = (await device.fact('session'))?.session;
    if (stored?.token !== over.token || hasLapsed(stored)) return followStored(over);
    const answer = await server.send({
      call: 'refresh',
      body: { token: over.refreshToken.token },
      bearer: null,
      deadline: DEADLINE,
    });
    const renewed = readSession(answer);
    if (renewed !== null) return (await swap(over, renewed)) ? 'renewed' : followStored(over);
    if (answer.kind !== 'refused' || classOf(answer) === 'again') return 'no-answer';
    return (await swap(over, null, answer.error)) ? 'ended' : followStored(over);
  }

  /** Another tab was faster: its session counts here too. Or there is none left to renew. */
  async function followStored(over: Session): Promise<Refreshed> {
    await reload();
    await onChange();
    return held?.user.uuid === over.user.uuid ? 'renewed' : 'ended';
  }

  /**
   * Stores the successor, or deletes the session that the server ended. Returns whether it did.
   *
   * While the server answered, the session may have been closed, or renewed by another tab, if this one was frozen. Then
   * the successor is dropped without a farewell, which would end the other tab's session with it: the server lets a
   * successor lapse as soon as another one is used. Only if this one was issued last may the server have dropped the
   * other one: then it takes its place.
   */
  async function swap(over: Session, successor: Session | null, why?: ErrorBody): Promise<boolean> {
    const ended: EndedSession = { name: 'ended', person: over.user.uuid, reason: reasonOf(why) };
    const swapped = await device.database.transaction('rw', device.facts, async () => {
      const stored = await device.fact('session');
      const isHere = stored?.session.refreshToken.token === over.refreshToken.token;
      if (successor === null) {
        if (!isHere) return false;
        await device.facts.delete('session');
        await device.facts.put(ended);
        return true;
      }
      const isLast =
        stored?.replaces === over.token && stored.session.expiresAt.getTime() < successor.expiresAt.getTime();
      if (!isHere && !isLast) return false;
      await device.facts.put({ name: 'session', session: successor, replaces: over.token });
      return true;
    });
    if (swapped) await change(successor === null ? endedState(ended) : { kind: 'open', session: successor });
    return swapped;
  }

  function readSession(answer: ServerAnswer): Session | null {
    if (answer.kind !== 'done') return null;
    try {
      return create(answer.value, sessionStruct);
    } catch (error) {
      surroundings.report(error);
      return null;
    }
  }

  async function renewUser(user: User): Promise<void> {
    const renewed = await device.database.transaction('rw', device.facts, async () => {
      const stored = await device.fact('session');
      if (stored?.session.user.uuid !== user.uuid) return null;
      const session = { ...stored.session, user };
      await device.facts.put({ ...stored, session });
      return session;
    });
    if (renewed !== null) await change({ kind: 'open', session: renewed });
  }

  return {
    reload,
    lookAgain,
    current: () => held,
    state: () => state,
    login,
    logout,
    refresh,
    isStale: (session) => session.expiresAt.getTime() <= correctedNow(),
    renewUser,
  };
}

/** Nobody ended it, and nobody is told. */
const lapsedState = ({ user }: Session): SessionState => ({
  kind: 'ended',
  person: user.uuid,
  reason: null,
  isLapsed: true,
});

const endedState = ({ person, reason }: EndedSession): SessionState => ({ kind: 'ended', person, reason });

/** The server gives a reason where it still knows the session. */
const reasonOf = (why: ErrorBody | undefined) => (why?.code === 'session-ended' ? why.message : null);

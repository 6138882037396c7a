import { create } from 'superstruct';
import { type Result, fail, succeed } from '#common/base/result';
import type { AnswerOf, GivenOf } from '#common/contract/calls/call-parts';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { endpoints } from '#common/contract/calls/endpoints';
import type { AskedCall, Failure } from './api';
import type { Engine } from './engine';
import { failureOf, noSession } from './http/failure';
import { noAnswer } from './http/server-answer';
import { type AuthorisedAnswer, sendAs } from './session/authorised';

const DEADLINE = 8_000;
const FILE_DEADLINE = 20_000;

/** Makes a call now, as the current person, and validates its answer. */
export async function ask<Name extends AskedCall>(
  engine: Pick<Engine, 'keeper' | 'server' | 'surroundings' | 'synchronise'>,
  call: Name,
  given: GivenOf<Name>,
): Promise<Result<AnswerOf<Name, Blob>, Failure>> {
  const answered = await send(engine, call, given);
  // A round finds out whether the network is down or one answer was lost: the next one may be minutes away.
  if (answered.kind === 'no-answer') void engine.synchronise();
  if (answered.kind === 'session-ended') return fail(noSession);
  if (answered.kind !== 'done') return fail(failureOf(answered));
  try {
    return succeed(read(endpoints[call], answered.value) as AnswerOf<Name, Blob>);
  } catch (error) {
    engine.surroundings.report(error);
    return fail(failureOf(noAnswer));
  }
}

async function send(
  { keeper, server }: Pick<Engine, 'keeper' | 'server'>,
  call: AskedCall,
  given: object,
): Promise<AuthorisedAnswer> {
  const { who, answer, anonymous }: Endpoint = endpoints[call];
  const request = { call, ...given, deadline: answer === 'file' ? FILE_DEADLINE : DEADLINE };
  const person = keeper.current()?.user.uuid;
  if (person !== undefined && anonymous !== true) return sendAs({ keeper, server }, person, request);
  return who === 'everybody' ? server.send({ ...request, bearer: null }) : { kind: 'session-ended' };
}

/** Decodes an answer by the call's struct. Throws if it does not match. */
function read({ answer }: Endpoint, value: unknown): unknown {
  if (typeof answer === 'object') return create(value, answer);
  return answer === 'nothing' ? null : value;
}

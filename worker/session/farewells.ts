import type { Device } from '#mirror/device';
import type { Server } from '../http/server';
import { type ServerAnswer, classOf } from '../http/server-answer';

const DEADLINE = 8_000;

/** Tells the server which sessions were closed here. Returns the last answer; null when there was nothing to tell. */
export async function sendFarewells(server: Server, device: Device): Promise<ServerAnswer | null> {
  let last: ServerAnswer | null = null;
  for (const { token } of await device.farewells.toArray()) {
    last = await server.send({ call: 'logout', params: { token }, bearer: null, deadline: DEADLINE });
    const isHeard = last.kind === 'done' || (last.kind === 'refused' && classOf(last) !== 'again');
    if (!isHeard) return last;
    await device.farewells.delete(token);
  }
  return last;
}

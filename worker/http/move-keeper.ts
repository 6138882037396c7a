import { isWebAddress } from '#common/base/web-address';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { type EndpointName, endpoints } from '#common/contract/calls/endpoints';
import type { Move } from '#common/rules/whereabouts';
import type { Device } from '#mirror/device';
import type { Surroundings } from '../base/surroundings';
import type { ServerAnswer } from './server-answer';

/*
 * What the site says of its own address, at this one:
 *
 *   here ──a pull tells of another──> told ──pulls go on telling──> told
 *     ^                                 │
 *     └── a pull tells of none ─────────┴──a call is refused: not here any more──> done
 *
 * Only answers of our server count, over the connection that brings the site's own code: whoever could forge one could
 * replace that code. What waits is held back once the site is told to be elsewhere, unless our server has just answered
 * here, or a person asks for it: the next one who has this name must not get it.
 */
export interface MoveKeeper {
  /** Reads what this device knows since before. */
  restore(): Promise<void>;
  /** Learns from the answer to any request. */
  learn(answer: ServerAnswer): Promise<void>;
  /** Learns from a pull: `movesTo` of its answer. */
  follow(movesTo: string | undefined): Promise<void>;
  /** Whether a request is not to be sent by itself. */
  holdsBack(call: EndpointName): boolean;
  /** A person wants what waits to be sent from here all the same: for some minutes, as a file may take. */
  sendByHand(): void;
  isByHand(): boolean;
}

export interface MoveNeeds {
  readonly surroundings: Pick<Surroundings, 'now' | 'report'>;
  readonly device: Device;
  /** What every page shows. */
  readonly board: {
    contact(): { readonly move: Move | null; readonly line: string };
    setContact(change: { readonly move: Move | null }): void;
  };
}

const BY_HAND_FOR = 10 * 60_000;

export function createMoveKeeper({ surroundings, device, board }: MoveNeeds): MoveKeeper {
  let byHandSince = -Infinity;
  const isByHand = () =>
    board.contact().move !== null && Math.abs(surroundings.now() - byHandSince) < BY_HAND_FOR;

  async function change(move: Move | null): Promise<void> {
    const before = board.contact().move;
    if (before?.to === move?.to && before?.isDone === move?.isDone) return;
    board.setContact({ move });
    const kept = move === null ? device.facts.delete('move') : device.facts.put({ name: 'move', ...move });
    await Promise.resolve(kept).catch(surroundings.report);
  }

  return {
    async restore() {
      const kept = await device.fact('move');
      if (kept !== undefined) board.setContact({ move: { to: kept.to, isDone: kept.isDone } });
    },
    async learn(answer) {
      const to = answer.kind === 'refused' ? originOf(answer.error.site) : null;
      if (to !== null) await change({ to, isDone: true });
    },
    async follow(movesTo) {
      const to = originOf(movesTo);
      await change(to === null ? null : { to, isDone: isByHand() && board.contact().move?.isDone === true });
    },
    holdsBack(call) {
      const { move, line } = board.contact();
      const isHere = move === null || (!move.isDone && line === 'online');
      return !isHere && !isByHand() && isKept(call);
    },
    sendByHand: () => void (byHandSince = surroundings.now()),
    isByHand,
  };
}

/** Whether what is sent was kept on this device, and says something of somebody. Scans do not, and a door must not stand still. */
function isKept(call: EndpointName): boolean {
  const { queued }: Endpoint = endpoints[call];
  return (queued === true && call !== 'sendScans') || call === 'sendUploadPart';
}

/** The origin of an address that people may be led to; null for anything else. */
function originOf(address: string | undefined): string | null {
  return address !== undefined && isWebAddress(address) ? new URL(address).origin : null;
}

import { create } from 'superstruct';
import { type Upload, upload } from '#common/contract/content/upload';
import type { Outbox, OutboxFile, OutboxWrite } from '#mirror/outbox';
import { withLock } from '../base/lock';
import { type AuthorisedAnswer, sendAs } from '../session/authorised';
import { sleep } from '../base/wait';
import { readBytes } from './file-bytes';
import { nextHead } from './push-writes';
import { type PushNeeds, type Sent, recordFailure, sendWrite } from './send-write';
import { takesFile } from './call-kinds';

/*
 * Files are sent outside the rounds, part by part, so that nothing else waits for them: no other lane and no pull.
 *
 *   head of a lane ──part under way──> in doubt ──the server says how far it got──> next part ──all there──> its write
 *                         ^                │
 *                         └─asked how far──┴─no answer, killed
 *
 * Each part is sent under a lock that all tabs share: the others see what one tab has sent, and go on from there.
 */
const DEADLINE = 40_000;
/** In milliseconds: the server takes a while to examine a large picture. */
const LOOKING = 60_000;
/** In milliseconds: a tab that takes longer for a part, or for the examination of a picture, is presumed frozen. */
const LOCK_PATIENCE = 90_000;
const MAX_SILENCES = 2;
/** Requests of a minute that are left to everything else. */
const LEFT_TO_OTHERS = 15;

export interface FileNeeds extends PushNeeds {
  readonly outbox: () => Outbox | null;
  /** A file's write was answered, or something is held: a round deals with the outcome. */
  readonly onSent: () => void;
  readonly onHeld: () => void;
}

/** Returns a function that sends the waiting files, until nothing more can be sent now. */
export function createFilePusher(needs: FileNeeds): () => Promise<void> {
  const pace = createPace();

  async function work(): Promise<void> {
    let silences = 0;
    while (silences < MAX_SILENCES && !needs.isOffline()) {
      const outbox = needs.outbox();
      const head = outbox && (await nextFile(needs, outbox));
      if (outbox === null || head === null) return;
      await sleep(needs.surroundings, needs.budget.wait(LEFT_TO_OTHERS));
      const sending = withLock(needs.surroundings, 'files', LOCK_PATIENCE, () => sendNext(outbox));
      const sent = await sending.catch((error: unknown) => {
        // Its answer could not be read or stored: this lane tries again soon, the others go on.
        needs.holds.fail(head.lane, 0);
        needs.surroundings.report(error);
        return 'over' as const;
      });
      if (sent === 'session-ended') return;
      silences = sent === 'silence' ? silences + 1 : 0;
    }
  }

  async function sendNext(outbox: Outbox): Promise<Sent> {
    const write = await nextFile(needs, outbox);
    if (write === null) return 'over';
    const file = await outbox.files.get(write.key);
    if (file?.inDoubt === true) return askHowFar(outbox, write, file);
    if (file !== undefined && file.sent < file.size) return sendPart(outbox, write, file);
    const sent = await sendWrite(needs, outbox, write.key, LOOKING);
    if (sent === 'answered') needs.onSent();
    return sent;
  }

  async function askHowFar(outbox: Outbox, write: OutboxWrite, file: OutboxFile): Promise<Sent> {
    const request = { call: 'readUpload', params: { uuid: file.key }, deadline: DEADLINE } as const;
    return note(outbox, write, file, await sendAs(needs, outbox.owner, request));
  }

  async function sendPart(outbox: Outbox, write: OutboxWrite, file: OutboxFile): Promise<Sent> {
    const { key, sent } = file;
    const body = await readBytes(outbox, key, sent, pace.size());
    await outbox.files.update(key, { inDoubt: true });
    const params = { uuid: key, start: String(sent) };
    const began = needs.surroundings.now();
    const request = { call: 'sendUploadPart', params, body, deadline: DEADLINE } as const;
    const answer = await sendAs(needs, outbox.owner, request);
    pace.learn(answer.kind === 'done' ? needs.surroundings.now() - began : Infinity);
    return note(outbox, write, file, answer);
  }

  async function note(
    outbox: Outbox,
    write: OutboxWrite,
    file: OutboxFile,
    answer: AuthorisedAnswer,
  ): Promise<Sent> {
    if (answer.kind === 'session-ended') return 'session-ended';
    if (answer.kind !== 'done') return recordFailure(needs, outbox, write, answer);
    const { received }: Upload = create(answer.value, upload);
    await outbox.files.update(file.key, { sent: Math.min(received, file.size), inDoubt: false });
    // A server that lost bytes must not be asked again and again at once.
    if (received < file.sent) needs.holds.fail(write.lane, 0);
    else needs.holds.succeed(write.lane);
    if (received > file.sent) needs.budget.refund();
    await needs.onChange([]);
    return 'answered';
  }

  let current: Promise<void> | null = null;
  let isDueAgain = false;

  /** If called while it runs, it runs once more before it ends. */
  return function carryOn() {
    isDueAgain = true;
    current ??= (async () => {
      while (isDueAgain) {
        isDueAgain = false;
        await work();
      }
    })()
      .catch(needs.surroundings.report)
      .finally(() => {
        current = null;
        needs.onHeld();
        if (isDueAgain) void carryOn();
      });
    return current;
  };
}

const nextFile = ({ holds }: FileNeeds, outbox: Outbox) => nextHead(outbox, holds, takesFile);

const SMALLEST = 64 * 1024;
const LARGEST = 1024 * 1024;
const QUICK = 3_000;
const SLOW = 12_000;

/** The size of a part, adapted to the line so that each takes some seconds. */
function createPace() {
  let size = 256 * 1024;
  return {
    size: () => size,
    /** @param took milliseconds; Infinity without an answer */
    learn(took: number) {
      if (took < QUICK) size = Math.min(LARGEST, size * 2);
      else if (took > SLOW) size = Math.max(SMALLEST, size / 2);
    },
  };
}

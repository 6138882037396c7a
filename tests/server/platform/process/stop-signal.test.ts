import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { stopSignal } from '#server/platform/process/stop-signal';

test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])(
  '%s asks to stop, and a second signal changes nothing',
  (name) => {
    const process = new EventEmitter();
    const stop = stopSignal(process);
    expect(stop.aborted).toBe(false);
    process.emit(name);
    process.emit('SIGTERM');
    expect([stop.aborted, stop.reason]).toEqual([true, name]);
  },
);

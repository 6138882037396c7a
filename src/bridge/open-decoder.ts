import { type Remote, wrap } from 'comlink';
import type { Decoder } from '#worker/decoder';
// By its path, as the data worker.
import decoderUrl from '../../worker/decoder?worker&url';
import { trustedUrl } from './trusted-url';

/** Our own decoder, in its worker. */
export interface OpenDecoder {
  /** The texts of the QR codes in a picture, the largest first. */
  decode(picture: ImageData): Promise<readonly string[]>;
  close(): void;
}

/** Starts the decoder; rejects where it cannot be loaded. */
export async function openDecoder(): Promise<OpenDecoder> {
  const worker = new Worker(trustedUrl(decoderUrl), { type: 'module', name: 'decoder' });
  const decoder: Remote<Decoder> = wrap(worker);
  // An error of the worker answers no call: what waits for one is told here.
  let fail: ((error: Error) => void) | null = null;
  worker.addEventListener('error', () => fail?.(new Error('The decoder failed')));
  const answered = <T>(call: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      fail = reject;
      call.then(resolve, reject);
    });
  await answered(decoder.prepare());
  return {
    decode: (picture) => answered(decoder.decode(picture)),
    close: () => worker.terminate(),
  };
}

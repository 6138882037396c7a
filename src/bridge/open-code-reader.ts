import { type Remote, wrap } from 'comlink';
import type { Decoder } from '#worker/decoder';
import decoderUrl from '../../worker/decoder?worker&url';
import type { CodeReader } from './code-reader';
import { regionOf } from './picture-region';
import { createFallbackReader } from './fallback-reader';
import { trustedUrl } from './trusted-url';

/** The browser's own reader if there is one and it is fast enough, else ours. */
export async function openCodeReader(): Promise<CodeReader> {
  const own = await openBarcodeDetector();
  return own === null ? openDecoderWorker() : createFallbackReader(own, openDecoderWorker);
}

// Not in TypeScript's DOM types yet (Shape Detection API).
interface BarcodeDetectorConstructor {
  new (options: { formats: string[] }): {
    detect(source: ImageBitmapSource): Promise<{ rawValue: string }[]>;
  };
  getSupportedFormats(): Promise<string[]>;
}
declare global {
  interface Window {
    readonly BarcodeDetector?: BarcodeDetectorConstructor;
  }
}

async function openBarcodeDetector(): Promise<CodeReader | null> {
  if (window.BarcodeDetector === undefined) return null;
  const formats = await window.BarcodeDetector.getSupportedFormats();
  if (!formats.includes('qr_code')) return null;
  const detector = new window.BarcodeDetector({ formats: ['qr_code'] });
  return {
    read: async (video) => (await detector.detect(video)).map((code) => code.rawValue),
    close: () => undefined,
  };
}

async function openDecoderWorker(): Promise<CodeReader> {
  const worker = new Worker(trustedUrl(decoderUrl), { type: 'module', name: 'decoder' });
  const decoder: Remote<Decoder> = wrap(worker);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas to read the camera with');
  // An error of the worker answers no call: what waits for one is told here.
  let fail: ((error: Error) => void) | null = null;
  worker.addEventListener('error', () => fail?.(new Error('The decoder failed')));
  const answered = <T>(call: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      fail = reject;
      call.then(resolve, reject);
    });
  await answered(decoder.prepare());
  let turn = 0;
  return {
    async read(video) {
      const { left, top, width, height, scale } = regionOf(video.videoWidth, video.videoHeight, (turn += 1));
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      context.drawImage(video, left, top, width, height, 0, 0, canvas.width, canvas.height);
      return answered(decoder.decode(context.getImageData(0, 0, canvas.width, canvas.height)));
    },
    close: () => worker.terminate(),
  };
}

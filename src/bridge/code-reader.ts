import { type Remote, wrap } from 'comlink';
import type { Decoder } from '#worker/decoder';
import decoderUrl from '../../worker/decoder?worker&url';
import { trustedUrl } from './trusted-url';

/** Reads the codes in a picture of the camera, wherever the browser lets it be done fastest. */
export interface CodeReader {
  read(video: HTMLVideoElement): Promise<readonly string[]>;
  close(): void;
}

export async function openCodeReader(): Promise<CodeReader> {
  return (await openBarcodeDetector()) ?? openDecoderWorker();
}

// Not in TypeScript's picture of the browser yet (Shape Detection API).
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

/** The longer side of what is decoded, in pixels: a ticket held up fills it well enough, and small frames are quick. */
const LONGER_SIDE = 800;

async function openDecoderWorker(): Promise<CodeReader> {
  const worker = new Worker(trustedUrl(decoderUrl), { type: 'module', name: 'decoder' });
  const decoder: Remote<Decoder> = wrap(worker);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas to read the camera with');
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The decoder did not start')));
  });
  await Promise.race([decoder.prepare(), failed]);
  return {
    async read(video) {
      const scale = Math.min(1, LONGER_SIDE / Math.max(video.videoWidth, video.videoHeight));
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      return decoder.decode(context.getImageData(0, 0, canvas.width, canvas.height));
    },
    close: () => worker.terminate(),
  };
}

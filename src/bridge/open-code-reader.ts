import type { CodeReader } from './code-reader';
import { openDecoder } from './open-decoder';
import { createFallbackReader } from './fallback-reader';
import { regionOf } from './picture-region';

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
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas to read the camera with');
  const decoder = await openDecoder();
  let turn = 0;
  return {
    read(video) {
      const { left, top, width, height, scale } = regionOf(video.videoWidth, video.videoHeight, (turn += 1));
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      context.drawImage(video, left, top, width, height, 0, 0, canvas.width, canvas.height);
      return decoder.decode(context.getImageData(0, 0, canvas.width, canvas.height));
    },
    close: decoder.close,
  };
}

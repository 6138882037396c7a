import type { ReaderOptions } from 'zxing-wasm/reader';

/** The decoder's options: QR codes only, small and skewed ones too, several per frame. */
export const codeReading = {
  formats: ['QRCode'],
  tryHarder: true,
  maxNumberOfSymbols: 4,
} satisfies ReaderOptions;

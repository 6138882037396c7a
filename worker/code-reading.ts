import type { ReaderOptions } from 'zxing-wasm/reader';

/** How our decoder looks at a frame: for QR codes alone, also small and crooked ones, and for several at once. */
export const codeReading = {
  formats: ['QRCode'],
  tryHarder: true,
  maxNumberOfSymbols: 4,
} satisfies ReaderOptions;

import { expose } from 'comlink';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { codeReading } from './code-reading';

/**
 * Reads QR codes where the browser has no BarcodeDetector. It has its own worker, because only that script's response
 * allows WebAssembly to compile, and because a frame must never wait for the mirror.
 */
const decoder = {
  /** Resolves when the first frame can be read at full speed. */
  async prepare(): Promise<void> {
    await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  },

  /** The texts of the QR codes in a frame, the largest first; none for noise that only resembles one. */
  async decode(frame: ImageData): Promise<readonly string[]> {
    const found = await readBarcodes(frame, codeReading);
    return found.filter((code) => code.isValid).map((code) => code.text);
  },
};

export type Decoder = typeof decoder;

expose(decoder);

import { tellFile } from './file-line.mjs';

/** A Vitest reporter: prints a line for each file that has finished. */
export default class VitestProgress {
  /** @param {import('vitest/node').TestModule} file */
  onTestModuleEnd(file) {
    const tests = [...file.children.allTests()];
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    const couldNotRun = file.state() === 'failed' && failed === 0;
    tellFile(file.relativeModuleId, tests.length, couldNotRun ? Math.max(tests.length, 1) : failed);
  }
}

import { relative } from 'node:path';
import { tellFile } from './file-line.mjs';
import { root } from './project.mjs';

/** A Playwright reporter: prints a line for each file whose journeys have all run. */
export default class JourneysProgress {
  /** @type {Map<string, {left: number, ran: number, failed: number}>} */
  #files = new Map();

  /**
   * @param {import('playwright/types/testReporter').FullConfig} _
   * @param {import('playwright/types/testReporter').Suite} suite
   */
  onBegin(_, suite) {
    for (const { location } of suite.allTests()) {
      const { left, ...file } = this.#files.get(location.file) ?? { left: 0, ran: 0, failed: 0 };
      this.#files.set(location.file, { ...file, left: left + 1 });
    }
  }

  /**
   * @param {import('playwright/types/testReporter').TestCase} test
   * @param {import('playwright/types/testReporter').TestResult} result
   */
  onTestEnd(test, result) {
    const file = this.#files.get(test.location.file);
    const isTriedAgain = test.outcome() === 'unexpected' && result.retry < test.retries;
    if (file === undefined || isTriedAgain) return;
    file.left -= 1;
    if (result.status !== 'skipped') file.ran += 1;
    if (test.outcome() === 'unexpected') file.failed += 1;
    if (file.left === 0 && file.ran > 0) tellFile(relative(root, test.location.file), file.ran, file.failed);
  }
}

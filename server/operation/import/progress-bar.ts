import { count, integer } from '#common/base/numbers';
import type { Screen } from '../../command';
import type { ImportProgress } from './import-progress-repository';

const WIDTH = 24;
const BETWEEN_LINES = 5000;
const LABEL = 17;
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent' });

/** Shows the progress of a file: on a terminal a bar on one line, elsewhere a line every five seconds. */
export class ProgressBar {
  #last = 0;
  #begun: { readonly at: number; readonly lines: number } | null = null;

  constructor(
    readonly screen: Screen,
    readonly label: string,
    readonly size: number,
    readonly clock: () => number = Date.now,
  ) {}

  update(progress: ImportProgress): void {
    if (this.#begun === null) {
      this.#begun = { at: this.clock(), lines: progress.lines };
      this.#last = this.clock();
    }
    if (this.screen.isTTY === true) this.screen.write(`\r\u001b[K${this.#bar(progress)}`);
    else if (this.clock() - this.#last >= BETWEEN_LINES) {
      this.#last = this.clock();
      this.screen.write(`${this.#line(progress)}\n`);
    }
  }

  /** Writes a last line that sums the file up; nothing for a file that an earlier run finished. */
  end(progress: ImportProgress): void {
    const clear = this.screen.isTTY === true ? '\r\u001b[K' : '';
    const before = this.#begun === null ? 'déjà importé : ' : '';
    this.screen.write(`${clear}${this.label.padEnd(LABEL)} ${before}${summary(progress)}\n`);
  }

  #bar(progress: ImportProgress): string {
    const full = Math.round(this.#share(progress) * WIDTH);
    return `${this.label.padEnd(LABEL)} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${this.#figures(progress)}`;
  }

  #line(progress: ImportProgress): string {
    return `${this.label.padEnd(LABEL)} ${this.#figures(progress)}`;
  }

  #figures(progress: ImportProgress): string {
    const begun = this.#begun ?? { at: this.clock(), lines: progress.lines };
    const seconds = Math.max(0.001, (this.clock() - begun.at) / 1000);
    const pace = Math.round((progress.lines - begun.lines) / seconds);
    return `${percent.format(this.#share(progress))} · ${integer(progress.lines)} lignes · ${integer(pace)}/s`;
  }

  #share(progress: ImportProgress): number {
    return this.size === 0 ? 1 : progress.bytes / this.size;
  }
}

/** `11 969 ajoutées, 3 déjà là, 1 refusée` */
function summary({ added, present, refused }: ImportProgress): string {
  const parts = [
    count(added, 'ajoutée'),
    ...(present > 0 ? [`${integer(present)} déjà là`] : []),
    ...(refused > 0 ? [count(refused, 'refusée')] : []),
  ];
  return parts.join(', ');
}

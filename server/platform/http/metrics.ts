/** Upper bounds of the histogram's buckets, in seconds. */
const edges = [0.005, 0.025, 0.1, 0.5, 2, 10];

interface Series {
  count: number;
  seconds: number;
  readonly buckets: number[];
}

/** Uncaught errors: rejected promises, and exceptions. */
const mishapKinds = ['rejection', 'exception'] as const;
export type MishapKind = (typeof mishapKinds)[number];

/** Counts this process's answers, and exports them in Prometheus' format. */
export class Metrics {
  readonly #calls = new Map<string, Series>();
  readonly #mishaps = new Map<MishapKind, number>();
  readonly #gauges = new Map<string, () => number>();

  /** Counts one answer to a call. */
  count(call: string, status: number, milliseconds: number): void {
    const labels = `call="${call}",status="${status}"`;
    const series = this.#calls.get(labels) ?? { count: 0, seconds: 0, buckets: edges.map(() => 0) };
    this.#calls.set(labels, series);
    series.count += 1;
    series.seconds += milliseconds / 1000;
    for (const [rank, edge] of edges.entries()) {
      if (milliseconds / 1000 <= edge) series.buckets[rank] = (series.buckets[rank] ?? 0) + 1;
    }
  }

  /** Counts one uncaught error. */
  countMishap(kind: MishapKind): void {
    this.#mishaps.set(kind, (this.#mishaps.get(kind) ?? 0) + 1);
  }

  /** Adds a value that is read on export, such as `site_streams`. */
  gauge(name: string, read: () => number): void {
    this.#gauges.set(name, read);
  }

  /** The metrics in Prometheus' text format, version 0.0.4. */
  text(): string {
    const lines = ['# TYPE site_call_seconds histogram'];
    for (const [labels, { count, seconds, buckets }] of this.#calls) {
      for (const [rank, edge] of edges.entries()) {
        lines.push(`site_call_seconds_bucket{${labels},le="${edge}"} ${buckets[rank] ?? 0}`);
      }
      lines.push(
        `site_call_seconds_bucket{${labels},le="+Inf"} ${count}`,
        `site_call_seconds_sum{${labels}} ${seconds.toFixed(6)}`,
        `site_call_seconds_count{${labels}} ${count}`,
      );
    }
    lines.push('# TYPE site_mishaps_total counter');
    for (const kind of mishapKinds)
      lines.push(`site_mishaps_total{kind="${kind}"} ${this.#mishaps.get(kind) ?? 0}`);
    const own = { site_memory_bytes: process.memoryUsage.rss(), site_uptime_seconds: process.uptime() };
    for (const [name, value] of Object.entries(own)) lines.push(`# TYPE ${name} gauge`, `${name} ${value}`);
    for (const [name, read] of this.#gauges) lines.push(`# TYPE ${name} gauge`, `${name} ${read()}`);
    return `${lines.join('\n')}\n`;
  }
}

// How often and how long, by labels: what Prometheus makes rates and percentiles of.
import type { Family, Labels } from './prometheus-text.ts';

/** The upper bounds of the classes, in seconds. */
const bounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  labels: Labels;
  /** How many were in each class, without the smaller ones. */
  counts: number[];
  count: number;
  sum: number;
}

/** A histogram of this process since its start. */
class Timing {
  readonly #name: string;
  readonly #help: string;
  readonly #series = new Map<string, Series>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  /** @param labels few values each: every combination is kept */
  record(labels: Labels, seconds: number): void {
    const key = JSON.stringify(labels);
    const known = this.#series.get(key);
    const series = known ?? { labels, counts: bounds.map(() => 0), count: 0, sum: 0 };
    if (!known) this.#series.set(key, series);
    const place = bounds.findIndex((bound) => seconds <= bound);
    if (place >= 0) series.counts[place] = (series.counts[place] ?? 0) + 1;
    series.count += 1;
    series.sum += seconds;
  }

  read(): Family {
    const samples = [...this.#series.values()].flatMap(({ labels, counts, count, sum }) => {
      let below = 0;
      const classes = bounds.map((bound, place) => {
        below += counts[place] ?? 0;
        return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: below };
      });

      return [
        ...classes,
        { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
        { suffix: '_sum', labels, value: sum },
        { suffix: '_count', labels, value: count },
      ];
    });

    return { name: this.#name, help: this.#help, type: 'histogram', samples };
  }
}

/** What each process measures of its own work. */
export interface Timings {
  readonly calls: Timing;
  readonly jobs: Timing;
}

export function openTimings(): Timings {
  return {
    calls: new Timing(
      'freely_call_seconds',
      'Calls of the API, by route, method, status and release',
    ),
    jobs: new Timing('freely_job_seconds', 'Jobs of the worker, by kind and outcome'),
  };
}

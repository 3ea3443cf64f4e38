import type { CountedMinute } from '../canary-evidence.ts';

// The global object of a Jest environment is slow to ask.
const { floor, imul } = Math;

/** A sequence of numbers from 0 up to 1 that a seed repeats (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;

  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);

    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Simulation {
  readonly visitors: number;
  readonly visitorsPerMinute: number;
  readonly percent: number;
  /** How many pages of the canary fail; of the active release, `background` do. */
  readonly canaryFailures: number;
  readonly background: number;
  /** Browsers in which every page fails, whichever release they get, as by a broken extension. */
  readonly brokenBrowsers: number;
  readonly random: () => number;
}

/** Visitors with one to seven pages each, one a minute, counted as the collector counts them. */
export function simulateVisitors(options: Simulation): CountedMinute[] {
  const { visitors, visitorsPerMinute, percent, random } = options;
  const minutes: CountedMinute[] = [];
  const at = (minute: number) => {
    while (minutes.length <= minute) {
      minutes.push({ canary: { visitors: 0, struck: 0 }, active: { visitors: 0, struck: 0 } });
    }

    return minutes[minute] as { canary: Counted; active: Counted };
  };

  for (let visitor = 0; visitor < visitors; visitor += 1) {
    // As buckets are: a test beside this one shows that they are within chance of it.
    const group = random() * 100 < percent ? 'canary' : 'active';
    const isBroken = random() < options.brokenBrowsers;
    const rate = group === 'canary' ? options.canaryFailures : options.background;
    const arrival = floor(visitor / visitorsPerMinute);
    const pages = 1 + floor(random() * 7);
    for (let page = 0; page < pages; page += 1) {
      const counted = at(arrival + page)[group];
      counted.visitors += 1;
      if (!isBroken && random() >= rate) continue;
      counted.struck += 1;
      break;
    }
  }

  return minutes;
}

interface Counted {
  visitors: number;
  struck: number;
}

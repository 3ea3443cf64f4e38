import { bucketOf } from '@freely/federation/choose-release';
import { describe, expect, test } from '@jest/globals';
import { type CountedMinute, FALSE_ALARM_RATE, weighCanary } from './canary-evidence.ts';
import { seededRandom, simulateVisitors } from './testing/simulate-visitors.ts';

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const site = { visitors: 2000, visitorsPerMinute: 33, percent: 10, brokenBrowsers: 0.005 };

/** The first minute after which the canary would be aborted; null for never. */
function abortedAfter(minutes: readonly CountedMinute[]): number | null {
  for (let length = 1; length <= minutes.length; length += 1) {
    if (weighCanary(minutes.slice(0, length)).isWorse) return length;
  }

  return null;
}

test('of 2,000 visitors, 10% get a canary, within chance, and the same ones each time', () => {
  const random = seededRandom(20_261);
  const letter = () => BASE64URL[Math.floor(random() * 64)];
  const seeds = Array.from({ length: 2000 }, () => Array.from({ length: 12 }, letter).join(''));
  const getsIt = () => seeds.filter((seed) => bucketOf(seed, 'mfe-booking') < 10);
  const first = getsIt();

  // 200 are expected. Three standard deviations (13.4 each) are left one time in 370.
  expect(Math.abs(first.length - 200)).toBeLessThan(3 * Math.sqrt(2000 * 0.1 * 0.9));
  expect(getsIt()).toEqual(first);
  const alsoOther = first.filter((seed) => bucketOf(seed, 'mfe-public') < 10);
  // Buckets of another remote are independent: a tenth of a tenth, not the same people.
  expect(Math.abs(alsoOther.length - 20)).toBeLessThan(3 * Math.sqrt(200 * 0.1 * 0.9));
});

test('a canary that throws on 5% of its pages is aborted before 3% of visitors met an error', () => {
  const shares: number[] = [];
  for (let seed = 1; seed <= 50; seed += 1) {
    const minutes = simulateVisitors({
      ...site,
      canaryFailures: 0.05,
      background: 0,
      brokenBrowsers: 0,
      random: seededRandom(seed),
    });
    const minute = abortedAfter(minutes);
    expect([seed, minute]).toEqual([seed, expect.any(Number)]);
    const struck = minutes
      .slice(0, minute ?? 0)
      .reduce((sum, { canary, active }) => sum + canary.struck + active.struck, 0);

    shares.push(struck / site.visitors);
  }
  // Far less than 3%: the canary is gone after a handful of failures.
  expect(Math.max(...shares)).toBeLessThan(0.01);
});

describe('of 1,000 healthy canaries, false alarms stay within the documented rate', () => {
  test.each([
    ['when nothing fails but broken browsers', { background: 0, brokenBrowsers: 0.005 }],
    ['when 2% of all pages fail', { background: 0.02, brokenBrowsers: 0 }],
    ['when 10% of browsers are broken', { background: 0.001, brokenBrowsers: 0.1 }],
  ])('%s', (_, { background, brokenBrowsers }) => {
    let alarms = 0;
    for (let seed = 1; seed <= 1000; seed += 1) {
      const minutes = simulateVisitors({
        ...{ visitors: 1000, visitorsPerMinute: 33, percent: 10 },
        ...{ canaryFailures: background, background, brokenBrowsers },
        random: seededRandom(seed * 7919),
      });
      // The largest evidence of all minutes decides, as if somebody had looked after each.
      if (weighCanary(minutes).isWorse) alarms += 1;
    }

    expect(alarms / 1000).toBeLessThanOrEqual(FALSE_ALARM_RATE);
  });
});

describe('the evidence', () => {
  const minute = (canary: [number, number], active: [number, number]): CountedMinute => ({
    canary: { visitors: canary[0], struck: canary[1] },
    active: { visitors: active[0], struck: active[1] },
  });

  test('a failure that both releases meet alike says nothing against the canary', () => {
    // The API is down: half of all visitors fail, in both groups.
    const down = Array.from({ length: 60 }, () => minute([10, 5], [90, 45]));

    expect(weighCanary(down).isWorse).toBe(false);
  });

  test('a canary that fails less is not aborted', () => {
    expect(weighCanary(Array(60).fill(minute([10, 0], [90, 9]))).isWorse).toBe(false);
  });

  test('without visitors of the active release there is nothing to compare with', () => {
    expect(weighCanary(Array(60).fill(minute([90, 60], [0, 0]))).evidence).toBe(1);
  });

  test('what was enough once stays enough', () => {
    const worse = Array(5).fill(minute([10, 3], [90, 0]));
    const better = Array(60).fill(minute([50, 0], [50, 20]));

    expect(weighCanary([...worse, ...better]).isWorse).toBe(true);
  });

  test('counts add up to what is said of it', () => {
    expect(weighCanary([minute([3, 1], [20, 0]), minute([4, 1], [30, 2])])).toMatchObject({
      canary: { visitors: 7, struck: 2 },
      active: { visitors: 50, struck: 2 },
    });
  });
});

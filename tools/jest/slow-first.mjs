import TestSequencer from '@jest/test-sequencer';

/** What mostly waits for processes to start and die: begun last, it would keep one core idle. */
const SLOW = /\/faults\/|\/killed-|\/race-of-processes|\/load-market|\/payouts\.test/;

/** Slow files first; the others as Jest orders them, by the times of the last run or by size. */
export default class SlowFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);

    return [
      ...sorted.filter(({ path }) => SLOW.test(path)),
      ...sorted.filter(({ path }) => !SLOW.test(path)),
    ];
  }
}

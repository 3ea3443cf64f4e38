import TestSequencer from '@jest/test-sequencer';

/** Tests that take long, most by waiting for processes. Run last, they would leave one core idle. */
const SLOW =
  /\/faults\/|\/killed-|\/multi-process-race|\/load-market|\/payouts\.test|\/policy\.test|\/new-command|\/verbs\/verbs\.test/;

/** Runs slow files first, and the others in Jest's order: by their last duration or by size. */
export default class SlowFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);

    return [
      ...sorted.filter(({ path }) => SLOW.test(path)),
      ...sorted.filter(({ path }) => !SLOW.test(path)),
    ];
  }
}

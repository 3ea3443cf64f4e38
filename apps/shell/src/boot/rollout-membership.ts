import type { RolloutMembership } from '@freely/federation/choose-release';

const BUCKET_KEY = 'freely.dice';
const COHORTS_KEY = 'freely.cohorts';

/** The rollout bucket of this browser, drawn once and stored, and its cohorts (D46). */
export function readRolloutMembership(): RolloutMembership {
  try {
    const stored = Number.parseFloat(localStorage.getItem(BUCKET_KEY) ?? '');
    const bucket = stored >= 0 && stored < 100 ? stored : Math.random() * 100;
    localStorage.setItem(BUCKET_KEY, String(bucket));
    const cohorts = (localStorage.getItem(COHORTS_KEY) ?? '').split(',').filter(Boolean);

    return { bucket, cohorts };
  } catch {
    // Without storage a browser would switch between releases, so it never gets a canary.
    return { bucket: 100, cohorts: [] };
  }
}

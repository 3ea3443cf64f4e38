import type { Visitor } from '@freely/federation/choose-release';

const DICE = 'freely.dice';
const COHORTS = 'freely.cohorts';

/** Who this browser is to canary releases: a throw of the dice that it keeps, and its cohorts. */
export function readVisitor(): Visitor {
  try {
    const kept = Number.parseFloat(localStorage.getItem(DICE) ?? '');
    const dice = kept >= 0 && kept < 100 ? kept : Math.random() * 100;
    localStorage.setItem(DICE, String(dice));
    const cohorts = (localStorage.getItem(COHORTS) ?? '').split(',').filter(Boolean);

    return { dice, cohorts };
  } catch {
    // Without storage nobody could be kept on one release, so they stay off canaries.
    return { dice: 100, cohorts: [] };
  }
}

import type { Db } from '../../infrastructure/database/index.ts';

/**
 * A change of many rows, made by a job while everything runs. It may be interrupted after each step, and two
 * workers may make steps at once: what a step has changed, no step finds again.
 */
export interface Backfill {
  /** Never used for another one again: it is the key of its progress. */
  readonly name: string;
  countLeft(db: Db): Promise<number>;
  /** Changes so many rows at most, in one statement. Returns how many it has changed. */
  step(db: Db, limit: number): Promise<number>;
}

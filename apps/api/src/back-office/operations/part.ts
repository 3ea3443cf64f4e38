import type { PartName } from '@freely/api-client/contract';

/** A part of the market that may stand still although every process answers. */
export interface Part {
  readonly name: PartName;
  /** Null while all is well. */
  readonly problem: string | null;
  readonly cure: string;
}

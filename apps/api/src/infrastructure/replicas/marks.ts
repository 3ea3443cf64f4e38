// When the primary was where: with it, the position of a replica becomes an age, by our own clock alone.
import type { WalPosition } from './positions.ts';

interface Mark {
  at: number;
  position: WalPosition;
}

/** A replica that is further behind is too old for any reader. */
const maxMarks = 1_000;

export interface Marks {
  /** @param at when the primary was asked: what was committed before is before `position` */
  add(mark: Mark): void;
  /** When everything before `position` was all that there was; null when that is too long ago to know. */
  timeOf(position: WalPosition): number | null;
}

export function openMarks(): Marks {
  const marks: Mark[] = [];

  return {
    add: (mark) => {
      marks.push(mark);
      if (marks.length > maxMarks) marks.shift();
    },
    timeOf: (position) => marks.findLast((mark) => mark.position <= position)?.at ?? null,
  };
}

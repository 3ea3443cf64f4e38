// Public facts about a practitioner, computed the same way for a card and for a profile.
import type { Day } from '@freely/domain/london-time';

const recentDays = 90;
const wholeDay = 24 * 3_600_000;

/** Whole months since the practitioner began to work. */
export function monthsOfExperience(startDay: Day | null, today: Day): number {
  if (startDay === null) return 0;
  const isMonthIncomplete = startDay.slice(8) > today.slice(8);
  const months = monthCount(today) - monthCount(startDay) - (isMonthIncomplete ? 1 : 0);

  return Math.max(0, months);
}

function monthCount(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

export function isRecentlyJoined(joinedDay: Day, today: Day): boolean {
  return Date.parse(today) - Date.parse(joinedDay) < recentDays * wholeDay;
}

/**
 * Clients must not see full names of other clients: 'Grace Hopper' is shown as 'Grace H.' (D28).
 */
export function reviewerName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];

  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

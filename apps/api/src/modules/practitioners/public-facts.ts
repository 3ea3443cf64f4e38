// What anybody may read of a practitioner, worked out the same on a card and on a profile.
import { addDays, type Day } from '@freely/domain/london-time';

const recentDays = 90;

/** Ratings are shown to the nearest half; 0 means that nobody has rated (D28). */
export function nearestHalf(mean: number | null | undefined): number {
  return Math.round((mean ?? 0) * 2) / 2;
}

/** Whole months since the practitioner began to work. */
export function monthsOfExperience(startDay: Day | null, today: Day): number {
  if (startDay === null) return 0;
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number);
  const [startYear = 0, startMonth = 0, startDate = 0] = startDay.split('-').map(Number);
  const months = (year - startYear) * 12 + month - startMonth - (date < startDate ? 1 : 0);

  return Math.max(0, months);
}

export function isRecentlyJoined(joinedDay: Day, today: Day): boolean {
  return joinedDay > addDays(today, -recentDays);
}

/** Clients do not see other clients: 'Grace Hopper' is shown as 'Grace H.' (D28). */
export function reviewerName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];

  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

// Public facts about a practitioner, computed the same way for a card and for a profile.
import { type Day, daysBetween } from '@freely/domain/london-time';
import { marketLanguage, translatorFor } from '../../kernel/messages/index.ts';

const recentDays = 90;

/**
 * Whole months since the practitioner began to work. date-fns would count 31 January to 28 February as a
 * whole one, but not 31 March to 30 May as two.
 */
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
  return daysBetween(joinedDay, today) < recentDays;
}

/** Stored in place of the name of a reviewer who has deleted their account: no name, so it is not shortened. */
export const erasedReviewer = 'Former client';

/**
 * Clients must not see full names of other clients: 'Grace Hopper' is shown as 'Grace H.' (D28).
 */
export function reviewerName(name: string): string {
  if (name === erasedReviewer) {
    return translatorFor(marketLanguage)('formerClient', { ns: 'api/reviews' });
  }
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];

  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

import type { Say } from './words.ts';

/** Formats a number of months: 99 → '8 years 3 months in practice'. */
export function formatExperience(say: Say, totalMonths: number): string {
  const years = Math.floor(totalMonths / 12);
  const months = totalMonths % 12;
  const parts = [
    years > 0 && say('experience.years', { count: years }),
    months > 0 && say('experience.months', { count: months }),
  ].filter((part) => part !== false);

  return parts.length === 0
    ? say('experience.new')
    : say('experience.inPractice', { time: parts.join(' ') });
}

import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { useWords } from '../words.ts';

/** An ISO date-time as it was on the wall in London: "01/12/2026, 11:15". */
export function useMoment(): (iso: string) => string {
  const say = useWords();

  return (iso) => {
    const { day, time } = londonClock(new Date(iso));
    return say('moment', { date: listDate(day), time });
  };
}

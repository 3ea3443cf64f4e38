import type { CallResponse, practitionerStatistic } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { Stat, Stats } from '@freely/ui/stat';
import styles from '../home.module.css';
import { useWords } from '../words.ts';

interface SummaryProps {
  figures: CallResponse<typeof practitionerStatistic>;
  /** Unknown while the bookings load. */
  upcoming: number | undefined;
}

export function Summary({ figures, upcoming }: SummaryProps) {
  const say = useWords();

  return (
    <Stats className={styles.summary} aria-label={say('home.summary.label')}>
      <Stat
        label={say('home.summary.appointments')}
        value={figures.number_of_bookings}
        note={upcoming !== undefined && say('home.summary.comingUp', { count: upcoming })}
      />
      <Stat
        label={say('home.summary.income')}
        value={formatPounds(figures.total_income)}
        note={say('home.summary.afterFee')}
      />
    </Stats>
  );
}

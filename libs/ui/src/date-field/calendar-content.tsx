import { useTranslation } from '@freely/i18n';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import iconButton from '../button/icon-button.module.css';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import styles from '../month-calendar/month-calendar.module.css';

/** The content of a calendar, for one day or a range: arrows, the month's name, its days. */
export function CalendarContent() {
  const { t } = useTranslation('ui');

  return (
    <>
      <div className={styles.head}>
        <Button
          slot="previous"
          aria-label={t('calendar.previous')}
          className={classNames(iconButton.iconButton)}
        >
          <Icon of={ChevronLeft} />
        </Button>
        <Heading level={3} className={classNames(styles.title)} />
        <Button
          slot="next"
          aria-label={t('calendar.next')}
          className={classNames(iconButton.iconButton)}
        >
          <Icon of={ChevronRight} />
        </Button>
      </div>
      <CalendarGrid className={classNames(styles.month)} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={classNames(styles.day)} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

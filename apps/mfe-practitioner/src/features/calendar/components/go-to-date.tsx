import { useTranslation } from '@freely/i18n';
import { MonthCalendar } from '@freely/ui/month-calendar';
import { AnchoredPopover } from '@freely/ui/popover';
import { type RefObject, useEffect, useRef } from 'react';
import { dayOf, wallDate } from '../wall-date.ts';

/** Earlier than every booking, and as late as anybody plans. */
const EVERY_DAY = { min: '2000-01-01', max: '2099-12-31' };

interface GoToDateProps {
  anchor: RefObject<Element | null>;
  date: Date;
  onDate: (date: Date) => void;
  onClose: () => void;
}

/** A month beside its button, to show a day that is many pages away. */
export default function GoToDate({ anchor, date, onDate, onClose }: GoToDateProps) {
  const { t } = useTranslation('practitioner/calendar');
  const month = useRef<HTMLDivElement>(null);
  // The arrow keys move through the days at once.
  useEffect(() => {
    month.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
  }, []);

  return (
    <AnchoredPopover anchor={anchor} label={t('goToDate')} onClose={onClose}>
      <div ref={month}>
        <MonthCalendar
          label={t('goToDate')}
          value={dayOf(date)}
          {...EVERY_DAY}
          onChange={(day) => {
            onDate(wallDate(day));
            onClose();
          }}
        />
      </div>
    </AnchoredPopover>
  );
}

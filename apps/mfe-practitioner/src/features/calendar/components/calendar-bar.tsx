import { useTranslation } from '@freely/i18n';
import { Button, IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Segments } from '@freely/ui/segments';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import styles from '../calendar.module.css';
import { type CalendarView, shiftDate } from '../calendar-views.ts';
import { wallDateOf } from '../wall-date.ts';

interface CalendarBarProps {
  /** The view between day and month: a week, or three days on phones. */
  multiDayView: CalendarView;
  view: CalendarView;
  date: Date;
  onDate: (date: Date) => void;
  onView: (view: CalendarView) => void;
  onAdd: () => void;
}

/** Navigation, the choice of a view, and a button to add a time off without a mouse. */
export function CalendarBar({ multiDayView, view, date, onDate, onView, onAdd }: CalendarBarProps) {
  const { t } = useTranslation('practitioner/calendar');
  const views = ['day', multiDayView, 'month'] as const;

  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form values. */}
      <div role="group" aria-label={t('navigation')} className={styles.navigation}>
        <IconButton label={t('previous')} onClick={() => onDate(shiftDate(view, date, -1))}>
          <Icon of={ChevronLeft} />
        </IconButton>
        <Button variant="secondary" size="sm" onClick={() => onDate(wallDateOf(new Date()))}>
          {t('today')}
        </Button>
        <IconButton label={t('next')} onClick={() => onDate(shiftDate(view, date, 1))}>
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
      <Segments<CalendarView>
        label={t('view')}
        options={views.map((key) => ({ key, label: t(`views.${key}`) }))}
        selected={view}
        onSelect={onView}
      />
      <div className={styles.add}>
        <Button size="sm" icon={<Icon of={Plus} />} onClick={onAdd}>
          {t('add')}
        </Button>
      </div>
    </div>
  );
}

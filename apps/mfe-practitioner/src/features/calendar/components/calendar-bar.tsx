import { useTranslation } from '@freely/i18n';
import { Button, IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Segments } from '@freely/ui/segments';
import { CalendarSearch, ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import styles from '../calendar.module.css';
import { type CalendarView, shiftDate } from '../calendar-views.ts';
import { wallDateOf } from '../wall-date.ts';

const GoToDate = lazy(() => import('./go-to-date.tsx'));

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
  const goToDate = useRef<HTMLButtonElement>(null);
  const [isGoing, setGoing] = useState(false);
  const views = ['day', multiDayView, 'month'] as const;

  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form values. */}
      <div role="group" aria-label={t('navigation')} className={styles.navigation}>
        <IconButton
          size="sm"
          label={t('previous')}
          onClick={() => onDate(shiftDate(view, date, -1))}
        >
          <Icon of={ChevronLeft} />
        </IconButton>
        <Button variant="secondary" size="sm" onClick={() => onDate(wallDateOf(new Date()))}>
          {t('today')}
        </Button>
        <IconButton size="sm" label={t('next')} onClick={() => onDate(shiftDate(view, date, 1))}>
          <Icon of={ChevronRight} />
        </IconButton>
        <IconButton
          ref={goToDate}
          size="sm"
          label={t('goToDate')}
          aria-haspopup="dialog"
          aria-expanded={isGoing}
          onClick={() => setGoing(true)}
        >
          <Icon of={CalendarSearch} />
        </IconButton>
        <Suspense fallback={null}>
          {isGoing && (
            <GoToDate
              anchor={goToDate}
              date={date}
              onDate={onDate}
              onClose={() => setGoing(false)}
            />
          )}
        </Suspense>
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

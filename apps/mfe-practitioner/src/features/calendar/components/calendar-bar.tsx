import { Button, IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Segments } from '@freely/ui/segments';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import styles from '../calendar.module.css';
import { type CalendarView, shiftDate } from '../calendar-views.ts';
import { wallDateOf } from '../wall-date.ts';
import { useWords } from '../words.ts';

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
  const say = useWords();
  const views = ['day', multiDayView, 'month'] as const;

  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form values. */}
      <div role="group" aria-label={say('calendar.navigation')} className={styles.navigation}>
        <IconButton
          label={say('calendar.previous')}
          onClick={() => onDate(shiftDate(view, date, -1))}
        >
          <Icon of={ChevronLeft} />
        </IconButton>
        <Button variant="secondary" size="sm" onClick={() => onDate(wallDateOf(new Date()))}>
          {say('calendar.today')}
        </Button>
        <IconButton label={say('calendar.next')} onClick={() => onDate(shiftDate(view, date, 1))}>
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
      <Segments<CalendarView>
        label={say('calendar.view')}
        options={views.map((key) => ({ key, label: say(`calendar.views.${key}`) }))}
        selected={view}
        onSelect={onView}
      />
      <div className={styles.add}>
        <Button size="sm" icon={<Icon of={Plus} />} onClick={onAdd}>
          {say('calendar.add')}
        </Button>
      </div>
    </div>
  );
}

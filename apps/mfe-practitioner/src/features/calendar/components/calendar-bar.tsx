import { Button, IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Segments } from '@freely/ui/segments';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import styles from '../calendar.module.css';
import { type CalendarView, turned } from '../calendar-views.ts';
import { wallOf } from '../wall-date.ts';
import { useWords } from '../words.ts';

interface CalendarBarProps {
  /** What stands between day and month here. */
  usual: CalendarView;
  view: CalendarView;
  date: Date;
  onDate: (date: Date) => void;
  onView: (view: CalendarView) => void;
  onAdd: () => void;
}

/** Turning, choosing a view, and adding a time off without a mouse. */
export function CalendarBar({ usual, view, date, onDate, onView, onAdd }: CalendarBarProps) {
  const say = useWords();
  const views = ['day', usual, 'month'] as const;

  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for values to send. */}
      <div role="group" aria-label={say('calendar.turn')} className={styles.turn}>
        <IconButton label={say('calendar.previous')} onClick={() => onDate(turned(view, date, -1))}>
          <Icon of={ChevronLeft} />
        </IconButton>
        <Button variant="secondary" size="sm" onClick={() => onDate(wallOf(new Date()))}>
          {say('calendar.today')}
        </Button>
        <IconButton label={say('calendar.next')} onClick={() => onDate(turned(view, date, 1))}>
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

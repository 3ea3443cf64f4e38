import { ApiError } from '@freely/api-client/client';
import { londonDay } from '@freely/domain/london-time';
import { DateField } from '@freely/ui/date-field';
import { SwitchField, TextField } from '@freely/ui/field';
import { TimeField } from '@freely/ui/time-field';
import styles from '../calendar.module.css';
import type { DraftField, DraftProblem, TimeOffDraft } from '../time-off-draft.ts';
import { useWords } from '../words.ts';

interface TimeOffFieldsProps {
  draft: TimeOffDraft;
  onChange: (change: Partial<TimeOffDraft>) => void;
  problems: Partial<Record<DraftField, DraftProblem>>;
  /** The server's error, whose messages are shown under their fields. */
  error: Error | null;
}

const API_NAMES: Record<DraftField, string> = {
  title: 'title',
  date: 'date',
  endDate: 'end_date',
  startTime: 'start_time',
  endTime: 'end_time',
};

export function TimeOffFields({ draft, onChange, problems, error }: TimeOffFieldsProps) {
  const say = useWords();
  const { title, isFullDay, date, endDate, startTime, endTime } = draft;
  const today = londonDay(new Date());
  const fields = error instanceof ApiError ? error.fields : {};
  const errorOf = (field: DraftField) => {
    const problem = problems[field];

    return problem ? say(`calendar.form.rules.${problem}`) : fields[API_NAMES[field]]?.[0];
  };
  // A time off that started in the past may keep its date when it is changed.
  const minDate = draft.id !== null && date !== null && date < today ? date : today;

  return (
    <>
      <TextField
        label={say('calendar.form.title')}
        value={title}
        maxLength={120}
        onChange={(event) => onChange({ title: event.target.value })}
        error={errorOf('title')}
      />
      <div className={styles.switch}>
        <SwitchField
          label={say('calendar.form.fullDay')}
          checked={isFullDay}
          onChange={(event) => onChange({ isFullDay: event.target.checked })}
        />
        <span aria-hidden="true">{say(isFullDay ? 'calendar.form.yes' : 'calendar.form.no')}</span>
      </div>
      <DateField
        label={say('calendar.form.date')}
        value={date}
        min={minDate}
        onChange={(day) => onChange({ date: day })}
        error={errorOf('date')}
      />
      <DateField
        label={say('calendar.form.lastDate')}
        hint={say('calendar.form.lastHint')}
        value={endDate}
        min={date ?? today}
        onChange={(day) => onChange({ endDate: day })}
        error={errorOf('endDate')}
      />
      {!isFullDay && (
        <div className={styles.times}>
          <TimeField
            label={say('calendar.form.from')}
            placeholder={say('calendar.form.choose')}
            value={startTime}
            onChange={(time) => onChange({ startTime: time })}
            error={errorOf('startTime')}
          />
          <TimeField
            label={say('calendar.form.to')}
            placeholder={say('calendar.form.choose')}
            value={endTime}
            onChange={(time) => onChange({ endTime: time })}
            error={errorOf('endTime')}
          />
        </div>
      )}
    </>
  );
}

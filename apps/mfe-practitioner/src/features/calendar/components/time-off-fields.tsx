import { ApiError } from '@freely/api-client/client';
import { londonDay } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { DateField } from '@freely/ui/date-field';
import { SwitchField, TextField } from '@freely/ui/field';
import { TimeField } from '@freely/ui/time-field';
import styles from '../calendar.module.css';
import type { DraftField, DraftProblem, TimeOffDraft } from '../time-off-draft.ts';

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
  const { t } = useTranslation('practitioner/calendar');
  const { title, isFullDay, date, endDate, startTime, endTime } = draft;
  const today = londonDay(new Date());
  const fields = error instanceof ApiError ? error.fields : {};
  const errorOf = (field: DraftField) => {
    const problem = problems[field];

    return problem ? t(`form.rules.${problem}`) : fields[API_NAMES[field]]?.[0];
  };
  // A time off that started in the past may keep its date when it is changed.
  const minDate = draft.id !== null && date !== null && date < today ? date : today;

  return (
    <>
      <TextField
        label={t('form.title')}
        value={title}
        maxLength={120}
        onChange={(event) => onChange({ title: event.target.value })}
        error={errorOf('title')}
      />
      <div className={styles.switch}>
        <SwitchField
          label={t('form.fullDay')}
          checked={isFullDay}
          onChange={(event) => onChange({ isFullDay: event.target.checked })}
        />
        <span aria-hidden="true">{t(isFullDay ? 'form.yes' : 'form.no')}</span>
      </div>
      <DateField
        label={t('form.date')}
        value={date}
        min={minDate}
        onChange={(day) => onChange({ date: day })}
        error={errorOf('date')}
      />
      <DateField
        label={t('form.lastDate')}
        hint={t('form.lastHint')}
        value={endDate}
        min={date ?? today}
        onChange={(day) => onChange({ endDate: day })}
        error={errorOf('endDate')}
      />
      {!isFullDay && (
        <div className={styles.times}>
          <TimeField
            label={t('form.from')}
            placeholder={t('form.choose')}
            value={startTime}
            onChange={(time) => onChange({ startTime: time })}
            error={errorOf('startTime')}
          />
          <TimeField
            label={t('form.to')}
            placeholder={t('form.choose')}
            value={endTime}
            onChange={(time) => onChange({ endTime: time })}
            error={errorOf('endTime')}
          />
        </div>
      )}
    </>
  );
}

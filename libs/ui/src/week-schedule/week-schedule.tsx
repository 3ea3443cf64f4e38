import { useTranslation } from '@freely/i18n';
import { type DayHours, WEEKDAYS, type Weekday } from './day-hours.ts';
import { DayRow } from './day-row.tsx';
import styles from './week-schedule.module.css';

export interface WeekScheduleProps {
  value: Readonly<Record<Weekday, DayHours>>;
  onChange: (value: Record<Weekday, DayHours>) => void;
  /** Per day: what is wrong with its hours, and with each of its breaks. */
  errors?:
    | Partial<Record<Weekday, { hours?: string; breaks?: readonly (string | undefined)[] }>>
    | undefined;
  isDisabled?: boolean | undefined;
}

/** A usual week, Sunday first as the server has it. */
export function WeekSchedule({ value, onChange, errors, isDisabled }: WeekScheduleProps) {
  const { t } = useTranslation('ui');

  return (
    <div className={styles.week}>
      {WEEKDAYS.map((day) => (
        <DayRow
          key={day}
          day={t(`weekdays.${day}`)}
          value={value[day]}
          onChange={(changed) => onChange({ ...value, [day]: changed })}
          error={errors?.[day]?.hours}
          breakErrors={errors?.[day]?.breaks}
          isDisabled={isDisabled}
        />
      ))}
    </div>
  );
}

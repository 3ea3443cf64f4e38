import { useTranslation } from '@freely/i18n';
import { CopyDay } from './copy-day.tsx';
import { type DayHours, WEEKDAYS, type Weekday } from './day-hours.ts';
import { DayRow } from './day-row.tsx';
import styles from './week-schedule.module.css';

export interface WeekScheduleProps {
  value: Readonly<Record<Weekday, DayHours>>;
  onChange: (value: Record<Weekday, DayHours>) => void;
  /** Per day: the error of its hours, and the error of each break. */
  errors?:
    | Partial<Record<Weekday, { hours?: string; breaks?: readonly (string | undefined)[] }>>
    | undefined;
  /** The hours of a day when it is switched on; the default hours and break unless given. */
  defaults?: Partial<Record<Weekday, DayHours>> | undefined;
  isDisabled?: boolean | undefined;
}

/** A regular week, Sunday first as in the API. A working day can be copied to others. */
export function WeekSchedule({ value, onChange, errors, defaults, isDisabled }: WeekScheduleProps) {
  const { t } = useTranslation('practice/week');

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
          start={defaults?.[day]}
          aside={
            <CopyDay
              day={day}
              onCopy={(others) =>
                onChange({
                  ...value,
                  ...Object.fromEntries(others.map((other) => [other, value[day]])),
                })
              }
            />
          }
          isDisabled={isDisabled}
        />
      ))}
    </div>
  );
}

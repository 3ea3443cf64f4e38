import { useTranslation } from '@freely/i18n';
import { Button, IconButton } from '@freely/ui/button';
import { classNames } from '@freely/ui/class-names';
import { SwitchField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { minutesOf, TimeField, timeOf } from '@freely/ui/time-field';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import {
  type Break,
  breakToAdd,
  type DayHours,
  dayOff,
  dayProblems,
  defaultWorkday,
  withHours,
} from './day-hours.ts';
import { DayTimeline } from './day-timeline.tsx';
import styles from './week-schedule.module.css';

export interface DayRowProps {
  /** The name of the day, "Monday"; it names every control in the row. */
  day: string;
  value: DayHours;
  onChange: (value: DayHours) => void;
  /** The error of the hours, from the form or the server. */
  error?: string | undefined;
  /** Errors for the breaks, in order, which replace the row's own. */
  breakErrors?: readonly (string | undefined)[] | undefined;
  /** The hours of the day when it is switched on. */
  start?: DayHours | undefined;
  /** Beside "Add a break", while the day is on. */
  aside?: ReactNode;
  isDisabled?: boolean | undefined;
}

/** One weekday: on or off, hours, breaks, and a timeline of them. */
export function DayRow({
  day,
  value,
  onChange,
  error,
  breakErrors,
  start = defaultWorkday,
  aside,
  isDisabled,
}: DayRowProps) {
  const { t } = useTranslation('practice/week');
  const problems = dayProblems(value);

  const change = (changes: Partial<DayHours>) => onChange({ ...value, ...changes });
  const changeBreak = (index: number, changes: Partial<Break>) =>
    change({
      breaks: value.breaks.map((one, at) => (at === index ? { ...one, ...changes } : one)),
    });

  return (
    <fieldset className={classNames(styles.day, !value.isOn && styles.off)} disabled={isDisabled}>
      <legend className={styles.legend}>
        <VisuallyHidden>{day}</VisuallyHidden>
      </legend>
      <SwitchField
        label={day}
        className={styles.name}
        checked={value.isOn}
        onChange={(event) => onChange(event.target.checked ? start : dayOff)}
      />
      {value.isOn ? (
        <>
          <div className={styles.hours}>
            <Line word={t('week.hours')} error={error}>
              {(note) => (
                <FromTo
                  fromLabel={t('week.from', { day })}
                  toLabel={t('week.to', { day })}
                  value={value}
                  onChange={(changes) => onChange(withHours(value, changes))}
                  note={note}
                />
              )}
            </Line>
            {value.breaks.map((one, index) => {
              const problem = problems[index];
              const name = { day, number: index + 1 };

              return (
                <Line
                  // biome-ignore lint/suspicious/noArrayIndexKey: a break is identified by its position.
                  key={index}
                  word={t('week.break')}
                  error={breakErrors?.[index] ?? (problem ? t(`week.${problem}`) : undefined)}
                  aside={
                    <IconButton
                      label={t('week.removeBreak', { day, from: one.from })}
                      onClick={() =>
                        change({ breaks: value.breaks.filter((_, at) => at !== index) })
                      }
                    >
                      <Icon of={Trash2} />
                    </IconButton>
                  }
                >
                  {(note) => (
                    <FromTo
                      fromLabel={t('week.breakFrom', name)}
                      toLabel={t('week.breakTo', name)}
                      value={one}
                      onChange={(changes) => changeBreak(index, changes)}
                      note={note}
                    />
                  )}
                </Line>
              );
            })}
            <div className={styles.acts}>
              <Button
                variant="quiet"
                size="sm"
                className={styles.add}
                icon={<Icon of={Plus} />}
                aria-label={t('week.addBreakOn', { day })}
                onClick={() => change({ breaks: [...value.breaks, breakToAdd(value)] })}
              >
                {t('week.addBreak')}
              </Button>
              {aside}
            </div>
          </div>
          <DayTimeline value={value} />
        </>
      ) : (
        <p className={styles.none}>{t('week.notWorking')}</p>
      )}
    </fieldset>
  );
}

interface LineProps {
  word: string;
  error: string | undefined;
  aside?: ReactNode;
  children: (note: { id: string; isInvalid: boolean }) => ReactNode;
}

function Line({ word, error, aside, children }: LineProps) {
  const id = useId();

  return (
    <div className={styles.line}>
      <span className={styles.word} aria-hidden="true">
        {word}
      </span>
      {children({ id, isInvalid: Boolean(error) })}
      {aside ?? <span />}
      {error && (
        <p id={id} className={styles.error}>
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  );
}

interface FromToProps {
  fromLabel: string;
  toLabel: string;
  value: Break;
  onChange: (changes: Partial<Break>) => void;
  note: { id: string; isInvalid: boolean };
}

/** The selects offer only times that keep the end after the start. */
function FromTo({ fromLabel, toLabel, value, onChange, note }: FromToProps) {
  const { t } = useTranslation('practice/week');
  const shared = {
    isLabelHidden: true,
    size: 'sm',
    'aria-invalid': note.isInvalid || undefined,
    'aria-describedby': note.isInvalid ? note.id : undefined,
  } as const;

  return (
    <>
      <TimeField
        {...shared}
        label={fromLabel}
        value={value.from}
        max={timeOf(minutesOf(value.to) - 15)}
        onChange={(from) => onChange({ from })}
      />
      <span className={styles.word} aria-hidden="true">
        {t('week.until')}
      </span>
      <TimeField
        {...shared}
        label={toLabel}
        value={value.to}
        min={timeOf(minutesOf(value.from) + 15)}
        max="24:00"
        onChange={(to) => onChange({ to })}
      />
    </>
  );
}

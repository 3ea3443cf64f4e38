import type { TravelSettings } from '@freely/api-client/contract';
import { waysOfTravelling } from '@freely/domain/travel-time';
import { useTranslation } from '@freely/i18n';
import { formatDuration } from '@freely/ui/duration';
import { SelectField, SwitchField } from '@freely/ui/field';
import styles from '../locations.module.css';

const buffers = [0, 5, 10, 15, 20, 30, 45, 60];
const distances = [1, 2, 3, 5, 8, 10, 15, 20, 25, 30];
/** As weeks are shown; the settings begin with Sunday. */
const days = [
  ['monday', 1],
  ['tuesday', 2],
  ['wednesday', 3],
  ['thursday', 4],
  ['friday', 5],
  ['saturday', 6],
  ['sunday', 0],
] as const;

interface TravelFormProps {
  settings: TravelSettings;
  onChange: (changes: Partial<TravelSettings>) => void;
}

export function TravelForm({ settings, onChange }: TravelFormProps) {
  const { t } = useTranslation('practitioner/travel');
  const { t: day } = useTranslation('practice/week');
  const { way, buffer, from_base: fromBase, miles_by_day: miles } = settings;

  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={t('way')}
          value={way}
          options={waysOfTravelling.map((value) => ({ value, label: t(`ways.${value}`) }))}
          onChange={(event) => {
            const chosen = waysOfTravelling.find((each) => each === event.target.value);
            if (chosen) onChange({ way: chosen });
          }}
        />
        <SelectField
          label={t('buffer')}
          hint={t('bufferHint')}
          value={String(buffer)}
          options={withPresent(buffers, buffer).map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? t('noBuffer') : formatDuration(minutes),
          }))}
          onChange={(event) => onChange({ buffer: Number(event.target.value) })}
        />
      </div>
      <SwitchField
        label={t('fromBase')}
        checked={fromBase}
        onChange={(event) => onChange({ from_base: event.target.checked })}
      />
      <p className={styles.soft}>{t('fromBaseText')}</p>
      <fieldset className={styles.days}>
        <legend>{t('distances')}</legend>
        {days.map(([name, weekday]) => (
          <SelectField
            key={name}
            size="sm"
            label={day(`weekdays.${name}`)}
            value={String(miles[weekday] ?? '')}
            options={[
              { value: '', label: t('asUsual') },
              ...withPresent(distances, miles[weekday] ?? null).map((each) => ({
                value: String(each),
                label: t('miles', { count: each }),
              })),
            ]}
            onChange={({ target: { value } }) => {
              const chosen = value === '' ? null : Number(value);
              onChange({ miles_by_day: miles.map((each, at) => (at === weekday ? chosen : each)) });
            }}
          />
        ))}
      </fieldset>
    </>
  );
}

/** What was set elsewhere stays a choice. */
const withPresent = (choices: readonly number[], present: number | null) =>
  present === null || choices.includes(present)
    ? choices
    : [...choices, present].sort((one, other) => one - other);

import { useTranslation } from '@freely/i18n';
import { CheckboxField } from '@freely/ui/field';
import { Row } from '@freely/ui/layout';

interface DaysFieldProps {
  value: readonly number[];
  onChange: (weekdays: number[]) => void;
  error: string | undefined;
}

/** The days of a week that begins on Monday; 0 is Sunday. */
export function DaysField({ value, onChange, error }: DaysFieldProps) {
  const { t } = useTranslation('booking/waiting-list');

  return (
    <fieldset>
      <legend>{t('join.days')}</legend>
      <Row gap={4}>
        {([1, 2, 3, 4, 5, 6, 0] as const).map((day) => (
          <CheckboxField
            key={day}
            label={t(`weekday.${day}`)}
            checked={value.includes(day)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, day] : value.filter((each) => each !== day))
            }
          />
        ))}
      </Row>
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}

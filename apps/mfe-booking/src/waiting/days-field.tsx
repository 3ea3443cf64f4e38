import { useTranslation } from '@freely/i18n';
import { CheckboxField, FieldNote, useFieldAttributes } from '@freely/ui/field';
import { Row } from '@freely/ui/layout';

interface DaysFieldProps {
  value: readonly number[];
  onChange: (weekdays: number[]) => void;
  error: string | undefined;
}

/** The days of a week that begins on Monday; 0 is Sunday. */
export function DaysField({ value, onChange, error }: DaysFieldProps) {
  const { t } = useTranslation('booking/waiting-list');
  const { noteId, 'aria-describedby': note } = useFieldAttributes({ error });

  return (
    <fieldset aria-describedby={note}>
      <legend>{t('join.days')}</legend>
      <Row gap={4}>
        {([1, 2, 3, 4, 5, 6, 0] as const).map((day) => (
          <CheckboxField
            key={day}
            label={t(`weekday.${day}`)}
            checked={value.includes(day)}
            aria-invalid={error ? true : undefined}
            // The focus moves to the first of them, and with it to what is wrong.
            aria-describedby={note}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, day] : value.filter((each) => each !== day))
            }
          />
        ))}
      </Row>
      <FieldNote {...{ noteId, error }} />
    </fieldset>
  );
}

import { quantitiesOf } from '@freely/domain/booking-price';
import { useTranslation } from '@freely/i18n';
import { SelectField } from '@freely/ui/field';
import type { Choices } from './queries.ts';

interface TreatmentFieldProps {
  /** One id for each unit of quantity; empty to choose. */
  chosen: readonly number[];
  choices: Choices['treatments'];
  value: readonly number[];
  onChange: (treatments: number[]) => void;
  error: string | undefined;
}

/** What was chosen before, in words; else one treatment to choose. */
export function TreatmentField({ chosen, choices, value, onChange, error }: TreatmentFieldProps) {
  const { t } = useTranslation('booking/waiting-list');
  if (chosen.length > 0) {
    const names = [...quantitiesOf(chosen)].map(([id, quantity]) => {
      const name = choices.find((each) => each.id === id)?.name ?? '';

      return quantity === 1 ? name : t('entry.quantity', { name, quantity });
    });

    return (
      <p>
        <b>{t('join.treatment')}</b> {names.join(', ')}
      </p>
    );
  }

  return (
    <SelectField
      label={t('join.treatment')}
      placeholder={t('join.chooseTreatment')}
      value={String(value[0] ?? '')}
      onChange={({ target }) => onChange(target.value === '' ? [] : [Number(target.value)])}
      options={choices.map(({ id, name, service }) => ({
        value: String(id),
        label: `${service}: ${name}`,
      }))}
      error={error}
    />
  );
}

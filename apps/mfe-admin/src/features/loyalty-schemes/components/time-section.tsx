import { type LoyaltySchemes, TimeDiscountBody } from '@freely/api-client/contract';
import { contractMessage, useDraft, useForm } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { LazyDateTimeField } from '@freely/ui/lazy-date-field';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Controller } from 'react-hook-form';
import { PercentField } from '../../../percent/percent-field.tsx';
import { saveTime, type TimeDraft } from '../queries.ts';
import { useSectionForm } from '../use-section-form.ts';
import { SectionFrame } from './section-frame.tsx';
import styles from './time-section.module.css';

const ends = [
  ['time_discount_from', 'from'],
  ['time_discount_to', 'to'],
] as const;

export function TimeSection({ schemes }: { schemes: LoyaltySchemes }) {
  const { t } = useTranslation('admin/loyalty-schemes');
  const { t: tRule } = useTranslation('api-client/discounts');
  const toMessage = contractMessage(tRule);
  const form = useForm<TimeDraft>({
    resolver: valibotResolver(TimeDiscountBody),
    criteriaMode: 'all',
    defaultValues: {
      time_discount: String(schemes.time_discount),
      time_discount_from: schemes.time_discount_from ?? '',
      time_discount_to: schemes.time_discount_to ?? '',
    },
  });
  useDraft(form, 'time');
  const section = useSectionForm(form, saveTime);

  return (
    <SectionFrame section="time" form={form} {...section}>
      <p>{t(`states.${schemes.time_state}`)}</p>
      <PercentField form={form} name="time_discount" label={t('discount.time')} />
      <div className={styles.ends}>
        {ends.map(([name, label]) => (
          <Controller
            key={name}
            name={name}
            control={form.control}
            render={({ field, fieldState }) => (
              <LazyDateTimeField
                label={t(label)}
                value={field.value || null}
                onChange={(at) => {
                  // Both ends break a rule together. Not on focus, which an error gets by itself.
                  form.clearErrors(ends.map(([end]) => end));
                  field.onChange(at ?? '');
                }}
                error={fieldState.error?.message && toMessage(fieldState.error.message)}
              />
            )}
          />
        ))}
      </div>
    </SectionFrame>
  );
}

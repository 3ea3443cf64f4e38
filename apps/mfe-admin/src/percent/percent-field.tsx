import { formatPounds, poundsOf } from '@freely/domain/money';
import { leastPriceWith, priceStep, smallestPayment } from '@freely/domain/treatment-price';
import { contractMessage, type FieldForm, fieldProps } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { publicSettings } from '@freely/shell-sdk';
import { TextField } from '@freely/ui/field';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

interface PercentFieldProps<Values extends FieldValues> {
  form: FieldForm<Values> & Pick<UseFormReturn<Values>, 'watch'>;
  name: FieldPath<Values>;
  label: string;
}

/**
 * A discount from 0 to 99 percent; only two digits can be typed. It says when the
 * discount is more than the fee, which pays for it, and what becomes too cheap to pay.
 */
export function PercentField<Values extends FieldValues>({
  form,
  name,
  label,
}: PercentFieldProps<Values>) {
  const { t } = useTranslation('admin');
  const { t: tRule } = useTranslation('api-client/discounts');
  const percent = Number(form.watch(name)) || 0;
  const least = leastPriceWith(percent);
  const fee = publicSettings().market?.fee_percent;
  const warnings = [
    fee !== undefined && percent > fee && t('percent.overFee', { fee }),
    least > priceStep &&
      t('percent.tooCheap', {
        amount: formatPounds(poundsOf(least)),
        least: formatPounds(poundsOf(smallestPayment)),
      }),
  ];
  const field = fieldProps(form, name, contractMessage(tRule));

  return (
    <TextField
      {...field}
      label={label}
      hint={warnings.filter(Boolean).join(' ')}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => {
        event.target.value = event.target.value.replace(/\D/g, '').slice(0, 2);
        void field.onChange(event);
      }}
    />
  );
}

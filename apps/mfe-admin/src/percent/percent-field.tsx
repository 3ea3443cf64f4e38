import { formatPounds, poundsOf } from '@freely/domain/money';
import { leastPriceWith, priceStep, smallestPayment } from '@freely/domain/treatment-price';
import { isWholeNumber, maskWholeNumber, wholeNumberIn } from '@freely/domain/whole-number';
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
 * A discount from 0 to 99 percent, of two digits. A point or a sign is refused under the field
 * (`maskWholeNumber`). It says when the
 * discount is more than the fee, which pays for it, and what becomes too cheap to pay.
 */
export function PercentField<Values extends FieldValues>({
  form,
  name,
  label,
}: PercentFieldProps<Values>) {
  const { t } = useTranslation('admin');
  const { t: tRule } = useTranslation('api-client/discounts');
  const typed = String(form.watch(name));
  const percent = wholeNumberIn(typed) || 0;
  const isRefused = typed !== '' && !isWholeNumber(typed);
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
      {...(isRefused && { error: tRule('wholeNumber'), 'aria-invalid': true })}
      label={label}
      hint={warnings.filter(Boolean).join(' ')}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => {
        event.target.value = maskWholeNumber(event.target.value, 2);
        void field.onChange(event);
      }}
    />
  );
}

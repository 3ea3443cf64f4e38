import { FirstBookingDiscountBody } from '@freely/api-client/contract';
import { useDraft, useForm } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { PercentField } from '../../../percent/percent-field.tsx';
import { saveFirstBooking } from '../queries.ts';
import { useSectionForm } from '../use-section-form.ts';
import { SectionFrame } from './section-frame.tsx';

export function FirstBookingSection({ discount }: { discount: number }) {
  const { t } = useTranslation('admin/loyalty-schemes');
  const form = useForm<{ first_booking_discount: number | string }>({
    resolver: valibotResolver(FirstBookingDiscountBody),
    defaultValues: { first_booking_discount: String(discount) },
  });
  useDraft(form, 'first-booking');
  const section = useSectionForm(form, saveFirstBooking);

  return (
    <SectionFrame section="first_booking" form={form} {...section}>
      <PercentField form={form} name="first_booking_discount" label={t('discount.first_booking')} />
    </SectionFrame>
  );
}

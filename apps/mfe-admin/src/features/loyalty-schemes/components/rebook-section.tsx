import { RebookDiscountBody } from '@freely/api-client/contract';
import { useDraft, useForm } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { PercentField } from '../../../percent/percent-field.tsx';
import { saveRebook } from '../queries.ts';
import { useSectionForm } from '../use-section-form.ts';
import { SectionFrame } from './section-frame.tsx';

export function RebookSection({ discount }: { discount: number }) {
  const { t } = useTranslation('admin/loyalty-schemes');
  const form = useForm<{ rebook_discount: number | string }>({
    resolver: valibotResolver(RebookDiscountBody),
    defaultValues: { rebook_discount: String(discount) },
  });
  useDraft(form, 'rebook');
  const section = useSectionForm(form, saveRebook);

  return (
    <SectionFrame section="rebook" form={form} {...section}>
      <PercentField form={form} name="rebook_discount" label={t('discount.rebook')} />
    </SectionFrame>
  );
}

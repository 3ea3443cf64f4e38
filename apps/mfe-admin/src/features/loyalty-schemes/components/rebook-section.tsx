import { RebookDiscountBody } from '@freely/api-client/contract';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { PercentField } from '../../../percent/percent-field.tsx';
import { saveRebook } from '../queries.ts';
import { useSectionForm } from '../use-section-form.ts';
import { useLoyaltyWords } from '../words.ts';
import { SectionFrame } from './section-frame.tsx';

export function RebookSection({ discount }: { discount: number }) {
  const say = useLoyaltyWords();
  const form = useForm<{ rebook_discount: number | string }>({
    resolver: valibotResolver(RebookDiscountBody),
    defaultValues: { rebook_discount: String(discount) },
  });
  const section = useSectionForm(form, saveRebook);

  return (
    <SectionFrame section="rebook" form={form} {...section}>
      <PercentField form={form} name="rebook_discount" label={say('loyalty.discount.rebook')} />
    </SectionFrame>
  );
}

import { quantitiesOf } from '@freely/domain/booking-price';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { SelectField } from '@freely/ui/field';
import type { WaitingLink } from '../../journey/waiting-link.ts';
import { catalogueQuery } from './queries.ts';

interface TreatmentFieldProps {
  link: WaitingLink;
  value: readonly number[];
  onChange: (treatments: number[]) => void;
  error: string | undefined;
}

/** What was chosen before, in words; else one treatment to choose. */
export function TreatmentField({ link, value, onChange, error }: TreatmentFieldProps) {
  const { t } = useTranslation('booking/waiting-list');
  const catalogue = useQuery(catalogueQuery);
  const all = (catalogue.data ?? []).flatMap(({ sub_services }) => sub_services);
  if (link.treatments.length > 0) {
    const names = [...quantitiesOf(link.treatments)].map(([id, quantity]) => {
      const name = all.find((each) => each.id === id)?.name ?? '';

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
      options={(catalogue.data ?? []).flatMap(({ name: service, sub_services }) =>
        sub_services.map(({ id, name }) => ({ value: String(id), label: `${service}: ${name}` })),
      )}
      error={error}
    />
  );
}

import type { WaitingEntry } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { salonName } from '../journey/salon-name.ts';

/** Where somebody waits, and for whom: 'Amara, at your home'. */
export function useWhere(entry: WaitingEntry): string {
  const { practitioner, location_type, salon, city, miles } = entry;
  const { t } = useTranslation('booking/waiting-list');
  if (practitioner) {
    const { name } = practitioner;
    if (salon) return t('entry.atSalon', { name, salon: salonName(salon) });

    return t(`entry.${location_type}`, { name });
  }

  return location_type === 'mobile'
    ? t('entry.anybodyMobile', { city })
    : t('entry.anybodySalon', { city, count: miles });
}

/** What somebody waits for or is offered: '2 × Gel manicure, Pedicure'. */
export function useTreatmentNames({ treatments }: Pick<WaitingEntry, 'treatments'>): string {
  const { t } = useTranslation('booking/waiting-list');

  return treatments
    .map(({ name, quantity }) => (quantity === 1 ? name : t('entry.quantity', { name, quantity })))
    .join(', ');
}

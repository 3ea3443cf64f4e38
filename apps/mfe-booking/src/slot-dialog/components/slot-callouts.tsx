import { hasRole, useSession } from '@freely/auth';
import { formatPounds, penceOf, poundsOf } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { lazy, Suspense } from 'react';
import { useJourney } from '../../journey/journey-store.ts';
import { paths } from '../../journey/paths.ts';

const AccountCallout = lazy(() => import('./account-callout.tsx'));

/** Above the steps: what keeps this customer from booking, why the server refused the choice, and its new price. */
export function SlotCallouts({ practitionerId }: { practitionerId: number }) {
  const { t } = useTranslation('booking/slots');
  const newTotal = useJourney((journey) => journey.newTotal);
  const refusal = useJourney((journey) => journey.refusal);
  const isCustomer = hasRole(useSession(), 'customer');

  const isRefused = refusal?.practitionerId === practitionerId && !refusal.isAboutStatus;
  const isRepriced = newTotal?.practitionerId === practitionerId;

  return (
    <>
      {isCustomer && (
        <Suspense>
          <AccountCallout practitionerId={practitionerId} />
        </Suspense>
      )}
      {isRefused && (
        <Callout tone="error" title={refusal.title} role="alert">
          {refusal.message}{' '}
          {refusal.isAboutHolds && <Link to={paths.customerBookings}>{t('slot.bookings')}</Link>}
        </Callout>
      )}
      {isRepriced && (
        <Callout tone="warning" title={t('slot.newTotal')} role="alert">
          {t('slot.newTotalText', { amount: formatPounds(poundsOf(penceOf(newTotal.total))) })}
        </Callout>
      )}
    </>
  );
}

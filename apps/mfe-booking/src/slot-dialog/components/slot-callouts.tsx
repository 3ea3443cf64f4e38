import { hasRole, useSession } from '@freely/auth';
import { formatPounds, penceOf, poundsOf } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { lazy, Suspense } from 'react';
import { useJourney } from '../../journey/journey-store.ts';
import { paths } from '../../journey/paths.ts';

/** The dialog goes on without it: the server says the same of a time that is chosen. */
const AccountCallout = lazy(() =>
  import('./account-callout.tsx').catch(() => ({ default: () => null })),
);

/** Above the steps: what keeps this customer from booking, why the server refused the choice, and its new price. */
export function SlotCallouts({ practitionerId }: { practitionerId: number }) {
  const { t } = useTranslation('booking/slots');
  const newTotal = useJourney((journey) => journey.newTotal);
  const refusal = useJourney((journey) => journey.refusal);
  const isCustomer = hasRole(useSession(), 'customer');

  const isRefused = refusal?.practitionerId === practitionerId;
  const isRepriced = newTotal?.practitionerId === practitionerId;

  return (
    <>
      {isCustomer && (
        <Suspense>
          <AccountCallout />
        </Suspense>
      )}
      {isRefused && (
        <Callout tone="error" title={refusal.title} role="alert">
          {refusal.message}{' '}
          {refusal.isAboutHolds && <Link to={paths.customerBookings}>{t('slot.bookings')}</Link>}
          {refusal.isAboutStatus && <Link to={paths.customerSettings}>{t('slot.settings')}</Link>}
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

import { hasRole, useSession } from '@freely/auth';
import { formatPounds, penceOf, poundsOf } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { useJourney } from '../../journey/journey-store.ts';
import { paths } from '../../journey/paths.ts';
import { userSettingsQuery } from '../../journey/user-settings-query.ts';

/** Above the steps: what keeps this customer from booking, why the server refused the choice, and its new price. */
export function SlotCallouts({ practitionerId }: { practitionerId: number }) {
  const { t } = useTranslation('booking/slots');
  const newTotal = useJourney((journey) => journey.newTotal);
  const refused = useJourney((journey) => journey.refusal);
  const isCustomer = hasRole(useSession(), 'customer');
  const settings = useQuery({
    ...userSettingsQuery,
    enabled: isCustomer,
    // They are changed on another page, to which a link below leads, or in another tab.
    refetchOnWindowFocus: 'always',
  });
  const isActive = settings.data?.active;

  const isMended = refused?.isAboutStatus && settings.isFetchedAfterMount && isActive === true;
  const refusal = refused?.practitionerId === practitionerId && !isMended ? refused : null;
  const isRepriced = newTotal?.practitionerId === practitionerId;
  const toSettings = <Link to={paths.customerSettings}>{t('slot.settings')}</Link>;

  return (
    <>
      {isCustomer && isActive === false && !refusal?.isAboutStatus && (
        <Callout tone="warning" title={t('slot.inactive')} role="status">
          {t('slot.inactiveText')} {toSettings}
        </Callout>
      )}
      {refusal && (
        <Callout tone="error" title={refusal.title} role="alert">
          {refusal.message}{' '}
          {refusal.isAboutHolds && <Link to={paths.customerBookings}>{t('slot.bookings')}</Link>}
          {refusal.isAboutStatus && toSettings}
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

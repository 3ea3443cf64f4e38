import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { useEffect } from 'react';
import { bookingRefused, useJourney } from '../../journey/journey-store.ts';
import { paths } from '../../journey/paths.ts';
import { userSettingsQuery } from '../../journey/user-settings-query.ts';

/**
 * Says before a time is chosen that an inactive account books nothing, and takes back that the server said so once
 * it is active. Of its own, since only customers who are logged in load it.
 */
export default function AccountCallout() {
  const { t } = useTranslation('booking/slots');
  const isRefused = useJourney((journey) => journey.refusal?.isAboutStatus === true);
  const settings = useQuery({
    ...userSettingsQuery,
    // They are changed on another page, to which the link below leads, or in another tab.
    refetchOnWindowFocus: 'always',
  });
  const isActive = settings.data?.active;
  const isMended = isRefused && settings.isFetchedAfterMount && isActive === true;
  useEffect(() => {
    if (isMended) bookingRefused(null);
  }, [isMended]);
  if (isActive !== false || isRefused) return null;

  return (
    <Callout tone="warning" title={t('slot.inactive')} role="status">
      <p>
        {t('slot.inactiveText')} <Link to={paths.customerSettings}>{t('slot.settings')}</Link>
      </p>
    </Callout>
  );
}

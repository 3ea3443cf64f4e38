import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { useJourney } from '../../journey/journey-store.ts';
import { paths } from '../../journey/paths.ts';
import { userSettingsQuery } from '../../journey/user-settings-query.ts';

/**
 * What an inactive account keeps its customer from: said before a time is chosen, and after the server refused one,
 * until the account is active. Of its own, since only customers who are logged in load it.
 */
export default function AccountCallout({ practitionerId }: { practitionerId: number }) {
  const { t } = useTranslation('booking/slots');
  const refused = useJourney((journey) => journey.refusal);
  const settings = useQuery({
    ...userSettingsQuery,
    // They are changed on another page, to which the link below leads, or in another tab.
    refetchOnWindowFocus: 'always',
  });
  const isActive = settings.data?.active;
  const isMended = settings.isFetchedAfterMount && isActive === true;
  const toSettings = <Link to={paths.customerSettings}>{t('slot.settings')}</Link>;
  if (refused?.isAboutStatus && refused.practitionerId === practitionerId && !isMended) {
    return (
      <Callout tone="error" title={refused.title} role="alert">
        {refused.message} {toSettings}
      </Callout>
    );
  }
  if (isActive !== false) return null;

  return (
    <Callout tone="warning" title={t('slot.inactive')} role="status">
      {t('slot.inactiveText')} {toSettings}
    </Callout>
  );
}

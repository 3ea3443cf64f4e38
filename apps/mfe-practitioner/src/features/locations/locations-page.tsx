import { useTranslation } from '@freely/i18n';
import { ownLocationTypesQuery } from '@freely/practice/queries';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { UnsavedChangesGuard } from '../../autosave/index.ts';
import { Loaded, Screen } from '../../screen.tsx';
import { MobileSection } from './components/mobile-section.tsx';
import { SalonSection } from './components/salon-section.tsx';
import styles from './locations.module.css';

/** Whether there are places, and none can be booked. */
function isAllOff(places: readonly ({ disabled: boolean } | null)[]): boolean {
  const known = places.filter((place) => place !== null);

  return known.length > 0 && known.every(({ disabled }) => disabled);
}

/** Where the practitioner works: the mobile base and the salons. */
export function LocationsPage() {
  const { t } = useTranslation('practitioner/locations');
  const places = useQuery(ownLocationTypesQuery);

  return (
    <Screen name={t('heading')} lead={t('lead')}>
      <Loaded of={places} loading={t('loading')} failed={t('failed')}>
        {({ mobile, salon }) => (
          <div>
            <UnsavedChangesGuard>
              <MobileSection mobile={mobile} />
              <SalonSection salons={salon} />
            </UnsavedChangesGuard>
            <div className={styles.next} role="status">
              {isAllOff([mobile, ...salon]) ? (
                <Callout tone="warning" title={t('allOff')}>
                  <p>{t('allOffText')}</p>
                </Callout>
              ) : (
                <p>
                  {t('hours')} <Link to="/practitioner/availability">{t('goToHours')}</Link>
                </p>
              )}
            </div>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

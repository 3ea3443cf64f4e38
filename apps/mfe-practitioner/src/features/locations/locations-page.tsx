import { ownLocationTypesQuery } from '@freely/practice/queries';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { UnsavedChangesGuard } from '../../autosave/index.ts';
import { Loaded, Screen } from '../../screen.tsx';
import { MobileSection } from './components/mobile-section.tsx';
import { SalonSection } from './components/salon-section.tsx';
import styles from './locations.module.css';
import { useWords } from './words.ts';

/** Where the practitioner works: the mobile base and the salons. */
export function LocationsPage() {
  const say = useWords();
  const places = useQuery(ownLocationTypesQuery);

  return (
    <Screen name={say('locations.heading')} lead={say('locations.lead')}>
      <Loaded of={places} loading={say('locations.loading')} failed={say('locations.failed')}>
        {({ mobile, salon }) => (
          <div>
            <UnsavedChangesGuard>
              <MobileSection mobile={mobile} />
              <SalonSection salons={salon} />
            </UnsavedChangesGuard>
            <p className={styles.next}>
              {say('locations.hours')}{' '}
              <Link to="/practitioner/availability">{say('locations.goToHours')}</Link>
            </p>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

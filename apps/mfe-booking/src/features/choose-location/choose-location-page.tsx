import { SearchLocationType } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link, useNavigate, useSearchParams } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { Icon } from '@freely/ui/icon';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { ArrowRight, House, Search, Store } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { resultsHref, servicesSearchHref } from '../../journey/paths.ts';
import { placeName } from '../../journey/place-name.ts';
import { findPostcode } from '../../journey/postcode.ts';
import { readPartialSearch } from '../../journey/search-params.ts';
import styles from './choose-location.module.css';

const MissingPostcode = lazy(() => import('./components/missing-postcode.tsx'));
const icons = { mobile: House, salon: Store, idm: Search };

/** The choice of location: at home, at the practitioner's, or either. */
export function ChooseLocationPage() {
  const { t } = useTranslation('booking/search');
  const { t: tJourney } = useTranslation('booking/journey');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const home = useRef<HTMLAnchorElement>(null);
  const [isPostcodeMissing, setPostcodeMissing] = useState(false);
  const { address = '', town, lat = 0, lon = 0, type = 'beautician' } = readPartialSearch(params);
  const place = { address, town, lat, lon };
  usePageTitle(t('chooseLocation.title'));

  return (
    <Page className={styles.page}>
      <PageTitle>{t('chooseLocation.heading')}</PageTitle>
      <Lead>
        {t('chooseLocation.near', {
          service: tJourney(`servicePlural.${type}`),
          place: placeName(place),
        })}
      </Lead>
      <ul className={styles.choices}>
        {SearchLocationType.options.map((location) => (
          <li key={location}>
            <Link
              ref={location === 'mobile' ? home : undefined}
              className={styles.choice}
              to={resultsHref({ ...place, type, location })}
              onClick={(event) => {
                if (location !== 'mobile' || findPostcode(address)) return;
                event.preventDefault();
                setPostcodeMissing(true);
              }}
            >
              <span className={styles.icon}>
                <Icon of={icons[location]} />
              </span>
              <span className={styles.text}>
                <strong className={styles.name}>{t(`chooseLocation.${location}`)}</strong>
                <span>{t(`chooseLocation.${location}Text`)}</span>
              </span>
              <Icon of={ArrowRight} className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
      {isPostcodeMissing && (
        <Suspense>
          <MissingPostcode
            beside={home}
            onClose={() => setPostcodeMissing(false)}
            onAdd={() => navigate(servicesSearchHref({ ...place, type }))}
          />
        </Suspense>
      )}
    </Page>
  );
}

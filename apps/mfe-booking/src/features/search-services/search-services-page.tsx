import { ServiceType } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useSearchParams } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { tile } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { readPartialSearch } from '../../journey/search-params.ts';
import { SearchForm } from './components/search-form.tsx';
import styles from './search-services.module.css';

const tileCategories = ['hair', 'facial', 'nails', 'massage'] as const;

/** The search page: a form for the place and the service. */
export function SearchServicesPage() {
  const { t } = useTranslation('booking/search');
  const [params] = useSearchParams();
  const { address, town, lat, lon, type } = readPartialSearch(params);
  usePageTitle(t('searchServices.title'));

  const place =
    address && lat !== undefined && lon !== undefined ? { address, town, lat, lon } : null;

  return (
    <Page className={styles.page}>
      <div className={styles.copy}>
        <PageTitle>{t('searchServices.heading')}</PageTitle>
        <Lead>{t('searchServices.lead')}</Lead>
        {/* Keyed by the URL: stepping back from the results restarts the form with its values. */}
        <SearchForm
          key={params.toString()}
          place={place}
          type={type ?? null}
          types={ServiceType.options}
        />
      </div>
      <div className={styles.tiles} aria-hidden="true">
        {tileCategories.map((category) => (
          <Art key={category} svg={tile(category)} />
        ))}
      </div>
    </Page>
  );
}

import { ServiceType } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { useSearchParams } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { tile } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { selectLocationHref } from '../../journey/paths.ts';
import { isMissing, practitionerInfoQuery } from '../../journey/practitioner-queries.ts';
import { readPartialSearch } from '../../journey/search-params.ts';
import { readWanted, timesHref } from '../../journey/wanted-practitioner.ts';
import { SearchForm } from './components/search-form.tsx';
import styles from './search-services.module.css';

const tileCategories = ['hair', 'facial', 'nails', 'massage'] as const;

/** The search page: a form for the place and the service. */
export function SearchServicesPage() {
  const { t } = useTranslation('booking/search');
  const [params] = useSearchParams();
  const { address, town, lat, lon, type } = readPartialSearch(params);
  const wanted = readWanted(params);
  const info = useQuery({
    ...practitionerInfoQuery(wanted?.id ?? 0),
    enabled: wanted !== null,
  });
  // Of somebody who has left, the search is one like any other.
  const known = isMissing(info.error) ? null : wanted;
  const name = info.data?.name;
  usePageTitle(t('searchServices.title'));

  const place =
    address && lat !== undefined && lon !== undefined ? { address, town, lat, lon } : null;

  return (
    <Page className={styles.page}>
      <div className={styles.copy}>
        <PageTitle>
          {t(name === undefined ? 'searchServices.heading' : 'searchServices.where')}
        </PageTitle>
        <Lead>
          {name === undefined ? t('searchServices.lead') : t('searchServices.leadTo', { name })}
        </Lead>
        {/* Keyed by the URL: stepping back from the results restarts the form with its values. */}
        <SearchForm
          key={params.toString()}
          place={place}
          type={type ?? null}
          types={ServiceType.options}
          nextHref={(found) => (known ? timesHref(known, found) : selectLocationHref(found))}
          submitText={t(name === undefined ? 'searchServices.submit' : 'searchServices.submitTo')}
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

import { ServiceType } from '@freely/api-client/contract';
import { usePageTitle } from '@freely/federation';
import { useSearchParams } from '@freely/router';
import { tile } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { readSearchPart } from '../../journey/search-choice.ts';
import { useWords } from '../../journey/words.ts';
import { SearchForm } from './components/search-form.tsx';
import styles from './search-services.module.css';

const quilt = ['hair', 'facial', 'nails', 'massage'] as const;

/** Where are you, and whom do you look for? */
export function SearchServicesPage() {
  const say = useWords();
  const [params] = useSearchParams();
  const { address, town, lat, lon, type } = readSearchPart(params);
  usePageTitle(say('searchServices.title'));

  const place =
    address && lat !== undefined && lon !== undefined ? { address, town, lat, lon } : null;

  return (
    <Page className={styles.page}>
      <div className={styles.copy}>
        <PageTitle>{say('searchServices.heading')}</PageTitle>
        <Lead>{say('searchServices.lead')}</Lead>
        {/* Stepping back from the results changes the address: the form starts again with it. */}
        <SearchForm
          key={params.toString()}
          place={place}
          type={type ?? null}
          types={ServiceType.options}
        />
      </div>
      <div className={styles.quilt} aria-hidden="true">
        {quilt.map((category) => (
          <Art key={category} svg={tile(category)} />
        ))}
      </div>
    </Page>
  );
}

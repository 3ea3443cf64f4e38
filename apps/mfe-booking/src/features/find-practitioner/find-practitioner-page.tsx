import { useTranslation } from '@freely/i18n';
import { useQuery, useQueryClient } from '@freely/query';
import { Outlet, useLocation, useMatch } from '@freely/router';
import { Page } from '@freely/ui/page';
import { Pagination } from '@freely/ui/pagination';
import { lazy, Suspense, useMemo } from 'react';
import { DocumentTitle } from '../../journey/document-title.tsx';
import { paths } from '../../journey/paths.ts';
import { placeName } from '../../journey/place-name.ts';
import { useMedia } from '../../journey/use-media.ts';
import { CategoryBar } from './components/category-bar.tsx';
import { Filters } from './components/filters.tsx';
import { PhoneControls } from './components/phone-controls.tsx';
import { PractitionerCard } from './components/practitioner-card.tsx';
import {
  NoResults,
  PastTheEnd,
  ResultsFailed,
  ResultsSkeleton,
} from './components/results-states.tsx';
import styles from './find-practitioner.module.css';
import { formatResultCount } from './format-result-count.ts';
import { resultsQuery } from './queries.ts';
import { perPage } from './to-search-query.ts';
import { useCounts } from './use-counts.ts';
import { useDebounced } from './use-debounced.ts';
import { useResultFilters } from './use-result-filters.ts';

// Few links name a day or hours that are not searched.
const IgnoredFilters = lazy(() =>
  import('./components/ignored-filters.tsx').catch(() => ({ default: () => null })),
);

/** The debounce of the data request, in milliseconds. */
const requestDelay = 100;

/** The search results, ten per page. The availability dialog opens over them. */
export function FindPractitionerPage() {
  const { t } = useTranslation('booking/search');
  const { t: tJourney } = useTranslation('booking/journey');
  const client = useQueryClient();
  const { search: written } = useLocation();
  const { search, filters, shown, query, change, commitFirst, clear } = useResultFilters();
  const mayIgnore = filters.date === undefined && /\b(date|from|to)=/.test(written);
  const isWide = useMedia('(width >= 980px)');

  const debounced = useDebounced(
    useMemo(() => ({ search, filters }), [search, filters]),
    requestDelay,
  );
  const results = useQuery(resultsQuery(client, debounced.search, debounced.filters));
  const { data } = results;
  const { total, counts, onWeek } = useCounts({
    ...debounced,
    rows: results.isPlaceholderData ? undefined : data,
  });
  const title = t('results.title', {
    service: tJourney(`servicePlural.${search.type}`),
    place: placeName(search),
  });
  const isDialogOpen = useMatch(`${paths.availability}/*`) !== null;

  const controls = { shown, onChange: change };
  const week = { counts, onWeek };

  return (
    <>
      {!isDialogOpen && <DocumentTitle title={title} />}
      <Page className={styles.results}>
        {isWide && (
          <aside className={styles.filters} aria-label={t('filters.label')}>
            <Filters {...controls} {...week} />
          </aside>
        )}
        <div className={styles.main}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.count} role="status">
            {data ? formatResultCount(t, total, debounced.filters.date) : t('results.loading')}
          </p>
          <div role="status" className={styles.ignored}>
            {mayIgnore && (
              <Suspense>
                <IgnoredFilters />
              </Suspense>
            )}
          </div>
          <CategoryBar
            {...controls}
            type={search.type}
            treatments={data?.availableTreatments ?? {}}
            isSortShown={isWide}
          />
          {!isWide && <PhoneControls {...controls} {...week} total={total} onClear={clear} />}
          {results.isError ? (
            <ResultsFailed
              error={results.error}
              onRetry={() => results.refetch()}
              isRetrying={results.isFetching}
            />
          ) : !data ? (
            <ResultsSkeleton />
          ) : data.order.length === 0 && data.total > 0 ? (
            <PastTheEnd
              page={debounced.filters.page}
              lastPage={Math.ceil(data.total / perPage)}
              onPage={(page) => change({ page })}
            />
          ) : data.order.length === 0 ? (
            <NoResults search={search} filters={debounced.filters} onClear={clear} />
          ) : (
            <>
              <ul
                className={styles.list}
                onClickCapture={commitFirst}
                aria-label={t('results.list')}
                aria-busy={results.isPlaceholderData}
              >
                {data.order.map((id) => {
                  const practitioner = data.availablePractitioners[id];

                  return (
                    practitioner && (
                      <PractitionerCard
                        key={id}
                        practitioner={practitioner}
                        search={search}
                        query={query}
                        isTreatmentChosen={debounced.filters.treatment !== undefined}
                      />
                    )
                  );
                })}
              </ul>
              <div className={styles.pages}>
                <Pagination
                  page={debounced.filters.page}
                  perPage={perPage}
                  total={total ?? data.total}
                  totalIsFloor={total === undefined}
                  onPage={(page) => change({ page })}
                />
              </div>
            </>
          )}
        </div>
      </Page>
      <Outlet />
    </>
  );
}

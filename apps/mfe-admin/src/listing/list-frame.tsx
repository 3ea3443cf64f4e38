import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { SelectField } from '@freely/ui/field';
import { Row, Spread, Stack } from '@freely/ui/layout';
import { PageTitle } from '@freely/ui/page';
import { Pagination } from '@freely/ui/pagination';
import { ProgressBar } from '@freely/ui/progress';
import { SearchField } from '@freely/ui/search-field';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import type { ReactNode } from 'react';
import { MissingDrawer } from '../drawer/missing-drawer.tsx';
import { Filters } from './filters.tsx';
import styles from './list-frame.module.css';
import { MoreRows } from './more-rows.tsx';
import { type Listing, pageSizes } from './use-listing.ts';

interface ListFrameProps {
  heading: string;
  /** The placeholder of the search field; without it there is no search. */
  placeholder?: string;
  /** Shown beside the heading: "3 waiting". */
  aside?: ReactNode;
  /** Shown beside the search: dates, filters. */
  tools?: ReactNode;
  /** The spreadsheet of the list; on phones it is not behind the filters. */
  download?: ReactNode;
  control: {
    listing: Listing;
    typed: string;
    setTyped: (text: string) => void;
    change: (parts: Record<string, string | number | null>) => void;
    open: (id: null) => void;
    isMissing: boolean;
  };
  rows: {
    query: {
      isPending: boolean;
      isError: boolean;
      isFetching: boolean;
      /** The rows of an earlier search or page are still shown. */
      isPlaceholderData: boolean;
      refetch: () => unknown;
    };
    total: number | undefined;
    hasMore: boolean;
    isLoadingMore: boolean;
    loadMore: () => void;
  };
  sizes?: readonly (typeof pageSizes)[number][];
  empty: { title: string; text: string };
  children: ReactNode;
}

/** The layout of an admin list: search, table, pages, and its loading, empty and error states. */
export function ListFrame(props: ListFrameProps) {
  const { heading, placeholder, aside, tools, download, control, rows, sizes = pageSizes } = props;
  const { t } = useTranslation('admin');
  const { listing, typed, setTyped, change } = control;
  const { query, total } = rows;
  const pages = listing.per_page === 'all' ? 1 : Math.ceil((total ?? 0) / Number(listing.per_page));
  // A link may be older than the rows that it counted.
  const isPastEnd = pages > 0 && listing.page > pages;
  const isFiltered = listing.q !== '' || countOf(listing) > 0;

  function clearFilters() {
    setTyped('');
    const cleared = Object.keys(listing.filters).map((name) => [name, null]);
    change({ q: null, from: null, to: null, ...Object.fromEntries(cleared) });
  }

  return (
    <Stack gap={5}>
      <Spread>
        <PageTitle>{heading}</PageTitle>
        {aside && <p className={styles.aside}>{aside}</p>}
      </Spread>
      {(placeholder || tools || download) && (
        <div className={styles.tools}>
          {placeholder && (
            <SearchField
              className={styles.search}
              label={t('table.search')}
              placeholder={placeholder}
              value={typed}
              maxLength={120}
              onChange={setTyped}
            />
          )}
          {tools && <Filters count={countOf(listing)}>{tools}</Filters>}
          {download}
        </div>
      )}
      <div className={styles.results} aria-busy={query.isPlaceholderData || undefined}>
        {query.isPlaceholderData && (
          <div className={styles.progress}>
            <ProgressBar label={t('table.loading')} />
          </div>
        )}
        <Stack gap={5}>
          {query.isPending && <LoadingRows label={t('table.loading')} />}
          {query.isError && (
            <EmptyState
              art="pause"
              title={t('table.failed')}
              action={
                <Button onClick={() => query.refetch()} isPending={query.isFetching}>
                  {t('table.retry')}
                </Button>
              }
            />
          )}
          {!query.isError && total === 0 && (
            <NoRows {...props} isFiltered={isFiltered} clearFilters={clearFilters} />
          )}
          {!query.isError && isPastEnd && (
            <EmptyState
              title={t('table.pastEnd', { count: pages })}
              action={
                <Button onClick={() => change({ page: pages })}>{t('table.lastPage')}</Button>
              }
              isFramed
            />
          )}
          {!query.isError && total !== undefined && total > 0 && !isPastEnd && (
            <>
              {props.children}
              <MoreRows
                hasMore={rows.hasMore}
                isPending={rows.isLoadingMore}
                onMore={rows.loadMore}
              />
              <Row className={styles.foot}>
                <SelectField
                  size="sm"
                  className={styles.rows}
                  label={t('table.rows')}
                  options={sizes.map((value) => ({
                    value,
                    label: value === 'all' ? t('table.all') : value,
                  }))}
                  value={listing.per_page}
                  onChange={({ target }) => change({ per_page: target.value })}
                />
                <div className={styles.pages}>
                  {listing.per_page === 'all' ? (
                    t('table.allShown', { count: total })
                  ) : (
                    <Pagination
                      page={listing.page}
                      perPage={Number(listing.per_page)}
                      total={total}
                      onPage={(page) => change({ page })}
                    />
                  )}
                </div>
              </Row>
            </>
          )}
        </Stack>
      </div>
      {control.isMissing && <MissingDrawer onClose={() => control.open(null)} />}
    </Stack>
  );
}

/** How many filters are set, the search aside. */
function countOf({ from, to, filters }: Listing): number {
  return Object.keys(filters).length + (from === '' && to === '' ? 0 : 1);
}

function NoRows({
  control: { listing },
  empty,
  isFiltered,
  clearFilters,
}: ListFrameProps & { isFiltered: boolean; clearFilters: () => void }) {
  const { t } = useTranslation('admin');
  if (!isFiltered) return <EmptyState title={empty.title} text={empty.text} isFramed />;

  return (
    <EmptyState
      title={listing.q === '' ? t('table.noneLeft') : t('table.noMatch', { query: listing.q })}
      action={<Button onClick={clearFilters}>{t('table.clear')}</Button>}
      isFramed
    />
  );
}

function LoadingRows({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <Stack gap={3}>
        {Array.from({ length: 10 }, (_, row) => row).map((row) => (
          <Skeleton key={row} height="3.5rem" />
        ))}
      </Stack>
    </SkeletonRegion>
  );
}

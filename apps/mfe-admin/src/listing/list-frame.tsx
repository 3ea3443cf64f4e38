import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { SelectField, TextField } from '@freely/ui/field';
import { Row, Spread, Stack } from '@freely/ui/layout';
import { PageTitle } from '@freely/ui/page';
import { Pagination } from '@freely/ui/pagination';
import { Bone, SkeletonRegion } from '@freely/ui/skeleton';
import type { ReactNode } from 'react';
import { useWords } from '../words.ts';
import styles from './list-frame.module.css';
import { pageSizes, type useListing } from './use-listing.ts';

interface ListFrameProps {
  heading: string;
  placeholder: string;
  /** Beside the heading: "3 waiting". */
  aside?: ReactNode;
  control: ReturnType<typeof useListing>;
  query: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown };
  total: number | undefined;
  empty: { title: string; text: string };
  children: ReactNode;
}

/** The frame of an admin list: search above, the table, pages below, and every state between. */
export function ListFrame({
  heading,
  placeholder,
  aside,
  control,
  query,
  total,
  empty,
  children,
}: ListFrameProps) {
  const say = useWords();
  const { listing, typed, setTyped, change } = control;

  return (
    <Stack gap={5}>
      <Spread>
        <PageTitle>{heading}</PageTitle>
        {aside && <p className={styles.aside}>{aside}</p>}
      </Spread>
      <TextField
        type="search"
        className={styles.search}
        label={say('table.search')}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {query.isPending && <Waiting label={say('table.loading')} />}
      {query.isError && (
        <EmptyState
          art="pause"
          title={say('table.failed')}
          action={
            <Button onClick={() => query.refetch()} isPending={query.isFetching}>
              {say('table.retry')}
            </Button>
          }
        />
      )}
      {total === 0 && listing.q === '' && (
        <EmptyState title={empty.title} text={empty.text} isFramed />
      )}
      {total === 0 && listing.q !== '' && (
        <EmptyState
          title={say('table.noMatch', { query: listing.q })}
          action={<Button onClick={() => setTyped('')}>{say('table.clear')}</Button>}
          isFramed
        />
      )}
      {total !== undefined && total > 0 && (
        <>
          {children}
          <Row className={styles.foot}>
            <SelectField
              size="sm"
              className={styles.rows}
              label={say('table.rows')}
              options={pageSizes.map((value) => ({
                value,
                label: value === 'all' ? say('table.all') : value,
              }))}
              value={listing.per_page}
              onChange={({ target }) =>
                change({ per_page: pageSizes.find((size) => size === target.value) ?? '10' })
              }
            />
            <div className={styles.pages}>
              {listing.per_page === 'all' ? (
                say('table.allShown', { count: total })
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
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <Stack gap={3}>
        {Array.from({ length: 10 }, (_, row) => row).map((row) => (
          <Bone key={row} height="3.5rem" />
        ))}
      </Stack>
    </SkeletonRegion>
  );
}

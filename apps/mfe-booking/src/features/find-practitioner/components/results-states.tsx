import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Button, buttonClass } from '@freely/ui/button';
import { Card } from '@freely/ui/card';
import { EmptyState } from '@freely/ui/empty-state';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { servicesSearchHref } from '../../../journey/paths.ts';
import type { JourneySearch, ResultFilters } from '../../../journey/search-params.ts';
import { joinWaitingHref } from '../../../journey/waiting-link.ts';
import styles from '../find-practitioner.module.css';
import { isFiltered } from '../use-result-filters.ts';
import card from './practitioner-card.module.css';

const placeholders = ['first', 'second', 'third', 'fourth'];

export function ResultsSkeleton() {
  const { t } = useTranslation('booking/search');

  return (
    <SkeletonRegion label={t('results.loading')}>
      <div className={styles.list}>
        {placeholders.map((key) => (
          <Card key={key} className={card.card}>
            <Skeleton className={styles.avatarSkeleton} height="auto" />
            <div className={card.main}>
              <Skeleton width="8rem" height="1.5rem" />
              <Skeleton width="14rem" />
              <Skeleton width="90%" />
              <Skeleton width="9rem" />
            </div>
            <div className={card.purchase}>
              <Skeleton width="6rem" height="1.5rem" />
              <Skeleton width="100%" height="3rem" />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonRegion>
  );
}

interface NoResultsProps {
  search: JourneySearch;
  filters: ResultFilters;
  onClear: () => void;
}

export function NoResults({ search, filters, onClear }: NoResultsProps) {
  const { t } = useTranslation('booking/search');
  const { lat, lon, type, town, address } = search;
  const hasFilters = isFiltered(filters);

  return (
    <EmptyState
      isFramed
      title={t('results.empty', { address })}
      text={t(hasFilters ? 'results.emptyText' : 'results.emptyHere')}
      action={
        <>
          {hasFilters && <Button onClick={onClear}>{t('results.emptyAction')}</Button>}
          <Link
            className={buttonClass({ variant: hasFilters ? 'quiet' : 'primary' })}
            to={joinWaitingHref({
              search,
              treatments: filters.treatment === undefined ? [] : [filters.treatment],
              practitioner: null,
              day: filters.date,
            })}
          >
            {t('results.emptyWait')}
          </Link>
          <Link
            className={buttonClass({ variant: 'quiet' })}
            to={servicesSearchHref({ address, town, lat, lon, type })}
          >
            {t('results.emptyAddress')}
          </Link>
        </>
      }
    />
  );
}

interface PastTheEndProps {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/** A page that the results do not reach, such as one of an old link. */
export function PastTheEnd({ page, lastPage, onPage }: PastTheEndProps) {
  const { t } = useTranslation('booking/search');

  return (
    <EmptyState
      isFramed
      title={t('results.pastTheEnd', { page })}
      text={t('results.pastTheEndText', { count: lastPage })}
      action={
        <Button onClick={() => onPage(lastPage)}>{t('results.lastPage', { lastPage })}</Button>
      }
    />
  );
}

interface ResultsFailedProps {
  error: Error;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The specification only logs this failure; here the user is told (D48). */
export function ResultsFailed({ error, onRetry, isRetrying }: ResultsFailedProps) {
  const { t } = useTranslation('booking/search');
  const { t: tJourney } = useTranslation('booking/journey');

  return (
    <div role="alert">
      <EmptyState
        isFramed
        art="pause"
        title={t('results.failed')}
        text={error.message}
        action={
          <Button onClick={onRetry} isPending={isRetrying}>
            {tJourney('tryAgain')}
          </Button>
        }
      />
    </div>
  );
}

import type { WaitingOffer } from '@freely/api-client/contract';
import { fullDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link, useSearchParams } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { buttonClass } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { EmptyState } from '@freely/ui/empty-state';
import { ErrorPanel } from '@freely/ui/error-panel';
import { Stack } from '@freely/ui/layout';
import { Lead, PageTitle } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { useRefetchOnReturn } from '../../customer/use-refetch-on-return.ts';
import { servicesSearchHref } from '../../journey/paths.ts';
import { waitingListQuery } from '../../waiting/waiting-list-query.ts';
import { EntryCard } from './components/entry-card.tsx';
import { OfferCard } from './components/offer-card.tsx';
import { OpenedOffer } from './components/opened-offer.tsx';
import styles from './waiting-list.module.css';

/** What the customer waits for, the time that is held for them, and what became of earlier ones. */
export function WaitingListPage() {
  const { t } = useTranslation('booking/waiting-list');
  const [query] = useSearchParams();
  const list = useQuery(waitingListQuery);
  useRefetchOnReturn(list.refetch);
  usePageTitle(t('title'));

  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <PageTitle>{t('title')}</PageTitle>
        <Lead>{t('lead')}</Lead>
      </Stack>
      {list.isPending && (
        <SkeletonRegion label={t('loading')}>
          <Skeleton height="12rem" />
        </SkeletonRegion>
      )}
      {list.isError && (
        <ErrorPanel
          onRetry={() => list.refetch()}
          isRetrying={list.isFetching}
          details={list.error.message}
        />
      )}
      {list.data && <Lists {...list.data} opened={query.get('offer')} />}
    </Stack>
  );
}

type Entry = Parameters<typeof EntryCard>[0]['entry'];

interface ListsProps {
  entries: Entry[];
  offers: WaitingOffer[];
  paused_until: string | null;
  /** The offer whose link was opened. */
  opened: string | null;
}

function Lists({ entries, offers, paused_until, opened }: ListsProps) {
  const { t } = useTranslation('booking/waiting-list');
  const open = offers.filter(({ status }) => status === 'open');
  const earlier = offers.filter(({ status }) => status !== 'open');
  const openedOffer = offers.find(({ booking_id }) => String(booking_id) === opened);

  return (
    <>
      {openedOffer && (
        <OpenedOffer
          offer={openedOffer}
          entry={entries.find(({ id }) => id === openedOffer.entry_id)}
        />
      )}
      {opened !== null && !openedOffer && (
        <Callout tone="warning" title={t('missing.title')} role="status">
          {t('missing.text')}
        </Callout>
      )}
      {paused_until !== null && (
        <Callout tone="warning" title={t('paused.title')}>
          {t('paused.text', { date: fullDate(londonDay(new Date(paused_until))) })}
        </Callout>
      )}
      {open.length > 0 && <Offers title={t('offers')} offers={open} />}
      {entries.length === 0 ? (
        <EmptyState
          isFramed
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Link className={buttonClass({})} to={servicesSearchHref()}>
              {t('empty.action')}
            </Link>
          }
        />
      ) : (
        <>
          <Entries title={t('entries')} entries={entries.filter(isKept)} open={open} />
          <Entries
            title={t('ended')}
            entries={entries.filter((entry) => !isKept(entry))}
            open={open}
          />
        </>
      )}
      {earlier.length > 0 && <Offers title={t('earlier')} offers={earlier} />}
    </>
  );
}

/** One that is over can be taken up again. */
const isKept = ({ status }: Entry) => status === 'waiting' || status === 'over';

interface EntriesProps {
  title: string;
  entries: readonly Entry[];
  open: readonly WaitingOffer[];
}

function Entries({ title, entries, open }: EntriesProps) {
  if (entries.length === 0) return null;

  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            isOffered={open.some(({ entry_id }) => entry_id === entry.id)}
          />
        ))}
      </ul>
    </section>
  );
}

function Offers({ title, offers }: { title: string; offers: WaitingOffer[] }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {offers.map((offer) => (
          <OfferCard key={offer.booking_id} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

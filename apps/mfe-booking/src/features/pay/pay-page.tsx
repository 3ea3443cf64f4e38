import type { Booking } from '@freely/api-client/contract';
import { usePageTitle } from '@freely/federation';
import { useQuery } from '@freely/query';
import { useLoaderData } from '@freely/router';
import { Page, PageTitle } from '@freely/ui/page';
import { PausePanel } from '@freely/ui/pause-panel';
import { Bone, SkeletonRegion } from '@freely/ui/skeleton';
import { useWords } from '../../journey/words.ts';
import { BookingSummary } from './components/booking-summary.tsx';
import { HoldCountdown } from './components/hold-countdown.tsx';
import { PaySteps } from './components/pay-steps.tsx';
import styles from './pay.module.css';
import { PayForm } from './pay-form.tsx';
import { userSettingsQuery } from './queries.ts';

/** Confirm and pay: the address, the person, the card. */
export function PayPage() {
  const say = useWords();
  // The pay guard has fetched it: a booking that may be paid.
  const booking = useLoaderData<Booking>();
  const settings = useQuery(userSettingsQuery);
  usePageTitle(say('pay.title'));

  return (
    <>
      <PaySteps booking={booking} />
      <Page className={styles.pay}>
        <div className={styles.head}>
          <PageTitle>{say('pay.title')}</PageTitle>
          <HoldCountdown booking={booking} />
        </div>
        <aside className={styles.aside} aria-label={say('summary.label')}>
          <BookingSummary booking={booking} />
        </aside>
        <div className={styles.form}>
          {settings.isPending && (
            <SkeletonRegion label={say('pay.loading')}>
              <Bone height="24rem" />
            </SkeletonRegion>
          )}
          {settings.isError && (
            <PausePanel
              onRetry={() => settings.refetch()}
              isRetrying={settings.isFetching}
              details={settings.error.message}
            />
          )}
          {settings.data && <PayForm booking={booking} settings={settings.data} />}
        </div>
      </Page>
    </>
  );
}

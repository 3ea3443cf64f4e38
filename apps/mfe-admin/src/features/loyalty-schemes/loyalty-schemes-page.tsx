import { useQuery } from '@freely/query';
import { usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Stack } from '@freely/ui/layout';
import { Lead, PageTitle } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { useWords } from '../../words.ts';
import { FirstBookingSection } from './components/first-booking-section.tsx';
import { RebookSection } from './components/rebook-section.tsx';
import { SchemeOverview } from './components/scheme-overview.tsx';
import { TimeSection } from './components/time-section.tsx';
import { loyaltyQuery } from './queries.ts';
import { useLoyaltyWords } from './words.ts';

/** The discounts for everybody (D21), each saved separately. */
export function LoyaltySchemesPage() {
  const say = useLoyaltyWords();
  const sayShared = useWords();
  usePageTitle(sayShared('title', { screen: say('loyalty.heading') }));
  const { data, isError, isFetching, refetch } = useQuery(loyaltyQuery());

  return (
    <Stack gap={6}>
      <PageTitle>{say('loyalty.heading')}</PageTitle>
      <Lead>{say('loyalty.lead')}</Lead>
      {data ? (
        <>
          <FirstBookingSection discount={data.first_booking_discount} />
          <RebookSection discount={data.rebook_discount} />
          <TimeSection schemes={data} />
          <SchemeOverview in_force={data.in_force} history={data.history} />
        </>
      ) : isError ? (
        <EmptyState
          art="pause"
          title={say('loyalty.failed')}
          action={
            <Button onClick={() => refetch()} isPending={isFetching}>
              {sayShared('table.retry')}
            </Button>
          }
        />
      ) : (
        <SkeletonRegion label={sayShared('table.loading')}>
          <Stack gap={5}>
            <Skeleton height="10rem" />
            <Skeleton height="10rem" />
            <Skeleton height="16rem" />
          </Stack>
        </SkeletonRegion>
      )}
    </Stack>
  );
}

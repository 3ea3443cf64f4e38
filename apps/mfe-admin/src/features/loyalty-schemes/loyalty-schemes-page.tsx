import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Stack } from '@freely/ui/layout';
import { Lead, PageTitle } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { FirstBookingSection } from './components/first-booking-section.tsx';
import { RebookSection } from './components/rebook-section.tsx';
import { SchemeOverview } from './components/scheme-overview.tsx';
import { TimeSection } from './components/time-section.tsx';
import { loyaltyQuery } from './queries.ts';

/** The discounts for everybody (D21), each saved separately. */
export function LoyaltySchemesPage() {
  const { t } = useTranslation('admin/loyalty-schemes');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  const { data, isError, isFetching, refetch } = useQuery(loyaltyQuery());

  return (
    <Stack gap={6}>
      <PageTitle>{t('heading')}</PageTitle>
      <Lead>{t('lead')}</Lead>
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
          title={t('failed')}
          action={
            <Button onClick={() => refetch()} isPending={isFetching}>
              {tShared('table.retry')}
            </Button>
          }
        />
      ) : (
        <SkeletonRegion label={tShared('table.loading')}>
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

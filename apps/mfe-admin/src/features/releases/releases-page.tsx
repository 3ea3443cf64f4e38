import type { LiveUnit, ReleaseVerb } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { Button, buttonClass } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { EmptyState } from '@freely/ui/empty-state';
import { Spread, Stack } from '@freely/ui/layout';
import { Lead, PageTitle, Section } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { useState } from 'react';
import { useReleaseRight } from '../../frame/use-release-right.ts';
import { ChangeDialog } from './components/change-dialog.tsx';
import { FailureChart } from './components/failure-chart.tsx';
import { RequestList } from './components/request-list.tsx';
import { UnitTable } from './components/unit-table.tsx';
import { releasesQuery } from './queries.ts';

/** What is live, how it does, and changes of it. Only for admins with the right to release. */
export function ReleasesPage() {
  const { t } = useTranslation('admin/releases');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  useReleaseRight();
  const { data, isError, isFetching, refetch } = useQuery(releasesQuery);
  const [changed, setChanged] = useState<{ unit: LiveUnit; verb: ReleaseVerb } | null>(null);

  return (
    <Stack gap={6}>
      <Spread>
        <PageTitle>{t('heading')}</PageTitle>
        <Link to="/admin/release-log" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {t('log')}
        </Link>
      </Spread>
      <Lead>{t('lead')}</Lead>
      {data ? (
        <>
          {!data.can_change && <Callout title={t('readOnly')}>{t('readOnlyText')}</Callout>}
          <Section title={t('live')}>
            <UnitTable
              units={data.units}
              canChange={data.can_change}
              onChange={(unit, verb) => setChanged({ unit, verb })}
            />
          </Section>
          <FailureChart units={data.units} />
          <RequestList requests={data.requests} />
          {changed && <ChangeDialog {...changed} onClose={() => setChanged(null)} />}
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
          <Skeleton height="24rem" />
        </SkeletonRegion>
      )}
    </Stack>
  );
}

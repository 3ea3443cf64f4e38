import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Stack } from '@freely/ui/layout';
import { Lead, PageTitle, Section } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { BackfillTable } from './components/backfill-table.tsx';
import { DifferenceTable } from './components/difference-table.tsx';
import { FailedMails } from './components/failed-mails.tsx';
import { PartList } from './components/part-list.tsx';
import { QueueTable } from './components/queue-table.tsx';
import { statusQuery } from './queries.ts';

/** What stands still although every process answers, and what to do about it. */
export function StatusPage() {
  const { t } = useTranslation('admin/status');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  const { data, isError, isFetching, refetch } = useQuery(statusQuery);

  return (
    <Stack gap={6}>
      <PageTitle>{t('heading')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      {/* What was true a while ago would look like good news. */}
      {isError ? (
        <EmptyState
          art="pause"
          title={t('failed')}
          text={t('failedText')}
          action={
            <Button onClick={() => refetch()} isPending={isFetching}>
              {tShared('table.retry')}
            </Button>
          }
        />
      ) : data ? (
        <>
          <PartList of={data} />
          <FailedMails />
          <Section title={t('differences.title')}>
            <DifferenceTable differences={data.differences} />
          </Section>
          <Section title={t('queues.title')}>
            <QueueTable queues={data.queues} />
          </Section>
          <Section title={t('backfills.title')}>
            <BackfillTable backfills={data.backfills} />
          </Section>
        </>
      ) : (
        <SkeletonRegion label={tShared('table.loading')}>
          <Skeleton height="24rem" />
        </SkeletonRegion>
      )}
    </Stack>
  );
}

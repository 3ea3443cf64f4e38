import { maxStatisticsDays } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { usePageTitle } from '@freely/federation';
import { useQuery } from '@freely/query';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { LateDateRangeField } from '@freely/ui/late-date-field';
import { Row, Stack } from '@freely/ui/layout';
import { PageTitle, Section } from '@freely/ui/page';
import { Bone, SkeletonRegion } from '@freely/ui/skeleton';
import { useState } from 'react';
import { useWords } from '../../words.ts';
import { MarketCharts } from './components/market-charts.tsx';
import { SearchReport } from './components/search-report.tsx';
import { statisticsQuery } from './queries.ts';
import styles from './statistics-page.module.css';
import { useView, type View } from './use-view.ts';
import { useStatisticsWords } from './words.ts';

/** What people search for and what becomes of it, to download and as charts (D36). */
export function StatisticsPage() {
  const say = useStatisticsWords();
  const sayShared = useWords();
  usePageTitle(sayShared('title', { screen: say('statistics.heading') }));
  const { view, change } = useView();

  return (
    <Stack gap={6}>
      <PageTitle>{say('statistics.heading')}</PageTitle>
      <SearchReport view={view} change={change} />
      <Market view={view} change={change} />
    </Stack>
  );
}

interface MarketProps {
  view: View;
  change: (parts: Record<string, string | number | null>) => void;
}

function Market({ view, change }: MarketProps) {
  const say = useStatisticsWords();
  const sayShared = useWords();
  const { from, to, spot } = view;
  const [typed, setTyped] = useState(from && to ? { from, to } : null);
  const isTooLong = from !== '' && to !== '' && daysOf(from, to) > maxStatisticsDays;
  const isBackwards = from !== '' && to !== '' && from > to;
  const { data, isError, isFetching, refetch } = useQuery({
    ...statisticsQuery(view),
    enabled: !isTooLong && !isBackwards,
  });

  function problem(): string | undefined {
    if (isBackwards) return sayShared('report.backwards');

    return isTooLong ? say('statistics.view.tooLong', { count: maxStatisticsDays }) : undefined;
  }

  return (
    <Section title={say('statistics.view.title')}>
      <Stack gap={6}>
        <LateDateRangeField
          className={styles.dates}
          label={say('statistics.view.dates')}
          value={typed}
          error={problem()}
          onChange={(range) => {
            setTyped(range);
            change({ from: range?.from ?? null, to: range?.to ?? null });
          }}
        />
        {data ? (
          <>
            <Row>
              <p>
                {spot
                  ? say('statistics.view.around', {
                      distance: say('statistics.report.miles', { count: Number(spot.distance) }),
                      address: spot.address,
                      from: listDate(data.from),
                      to: listDate(data.to),
                    })
                  : say('statistics.view.everywhere', {
                      from: listDate(data.from),
                      to: listDate(data.to),
                    })}
              </p>
              {spot && (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => change({ address: null, lat: null, lon: null })}
                >
                  {say('statistics.view.anywhere')}
                </Button>
              )}
            </Row>
            <MarketCharts of={data} />
          </>
        ) : isError ? (
          <EmptyState
            art="pause"
            title={say('statistics.view.failed')}
            headingLevel={3}
            action={
              <Button onClick={() => refetch()} isPending={isFetching}>
                {sayShared('table.retry')}
              </Button>
            }
          />
        ) : (
          <SkeletonRegion label={sayShared('table.loading')}>
            <Stack gap={5}>
              <Bone height="6rem" />
              <Bone height="16rem" />
              <Bone height="16rem" />
            </Stack>
          </SkeletonRegion>
        )}
      </Stack>
    </Section>
  );
}

function daysOf(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}

import type { TaxYear } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link, useSearchParams } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { useNotFound } from '@freely/shell-sdk/not-found';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { EmptyState } from '@freely/ui/empty-state';
import { SelectField } from '@freely/ui/field';
import { Stack } from '@freely/ui/layout';
import { Lead, PageTitle, Section } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { Stat, Stats } from '@freely/ui/stat';
import { useRef } from 'react';
import { rightsQuery } from '../../frame/rights-query.ts';
import { MissingTable } from './components/missing-table.tsx';
import { ReportTable } from './components/report-table.tsx';
import { taxYearQuery, useMakeReport } from './queries.ts';
import styles from './tax-reports.module.css';

/** The yearly report to the tax authority (D93). Only for admins with the right to it. */
export function TaxReportsPage() {
  const { t } = useTranslation('admin/tax-reports');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  const { data: rights } = useQuery(rightsQuery);
  useNotFound(rights?.tax === false);
  const [params, setParams] = useSearchParams();
  const wanted = Number(params.get('year')) || null;
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery(taxYearQuery(wanted));
  // Also beside an error, so that another year can be chosen.
  const years = useRef<readonly number[]>([]);
  if (data) years.current = data.years;
  const shown = isPlaceholderData ? undefined : data;

  return (
    <Stack gap={6}>
      <PageTitle>{t('heading')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      {years.current.length > 0 && (
        <SelectField
          className={styles.year}
          label={t('year')}
          value={String(shown?.year ?? wanted ?? '')}
          options={years.current.map((year) => ({ value: String(year), label: String(year) }))}
          onChange={({ target }) => setParams({ year: target.value })}
        />
      )}
      {shown ? (
        <>
          <Making of={shown} />
          <Figures of={shown} />
          <Section title={t('messages')}>
            <ReportTable reports={shown.reports} />
          </Section>
          <Section title={t('missing')}>
            <MissingTable missing={shown.missing} />
          </Section>
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
          <Skeleton height="16rem" />
        </SkeletonRegion>
      )}
    </Stack>
  );
}

/** When it is due, and making it; or why it cannot be made yet. */
function Making({ of }: { of: TaxYear }) {
  const { year, due_on, is_over, names_operator } = of;
  const { t } = useTranslation('admin/tax-reports');
  const make = useMakeReport();
  if (!is_over) return <Callout>{t('notOver', { date: listDate(due_on) })}</Callout>;
  if (!names_operator) {
    return (
      <Callout tone="warning" title={t('noOperator')}>
        {t('noOperatorText')} <Link to="/admin/market-settings">{t('toSettings')}</Link>
      </Callout>
    );
  }

  return (
    <Stack gap={3}>
      {isOverdue(of) ? (
        <Callout tone="warning" title={t('overdue', { date: listDate(due_on) })}>
          <p>
            {t('overdueText')} {t('dueText')}
          </p>
        </Callout>
      ) : (
        <Callout title={t('due', { date: listDate(due_on) })}>{t('dueText')}</Callout>
      )}
      <div>
        <Button onClick={() => make.mutate(year)} isPending={make.isPending}>
          {t('make', { year: String(year) })}
        </Button>
      </div>
    </Stack>
  );
}

/** The day has passed in London, there is something to report, and nothing was filed. */
function isOverdue({ due_on, complete, reports }: TaxYear): boolean {
  return (
    londonDay(new Date()) > due_on &&
    complete.practitioners > 0 &&
    reports.every(({ filed_at }) => filed_at === null)
  );
}

function Figures({ of: { year, complete, left_out } }: { of: TaxYear }) {
  const { t } = useTranslation('admin/tax-reports');

  return (
    <Stats aria-label={t('figures', { year: String(year) })}>
      <Stat label={t('complete')} value={String(complete.practitioners)} />
      <Stat label={t('consideration')} value={formatPounds(complete.consideration)} />
      <Stat label={t('fees')} value={formatPounds(complete.fees)} />
      <Stat label={t('activities')} value={String(complete.activities)} />
      <Stat
        label={t('missing')}
        value={String(left_out.practitioners)}
        note={t('missingNote', { amount: formatPounds(left_out.consideration) })}
      />
    </Stats>
  );
}

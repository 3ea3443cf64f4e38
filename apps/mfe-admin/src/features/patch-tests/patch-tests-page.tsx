import type { PatchTestTreatment } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { formatDuration } from '@freely/ui/duration';
import { EmptyState } from '@freely/ui/empty-state';
import { Stack } from '@freely/ui/layout';
import { Lead, PageTitle, Section } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { useState } from 'react';
import { Lines } from '../../drawer/drawer-part.tsx';
import { AddRule } from './components/add-rule.tsx';
import { EndDialog } from './components/end-dialog.tsx';
import { RuleDialog } from './components/rule-dialog.tsx';
import { patchTestsQuery } from './queries.ts';

interface Chosen {
  treatment: PatchTestTreatment;
  what: 'change' | 'end';
}

/** Which treatments need a patch test, and what they ask of it. */
export function PatchTestsPage() {
  const { t } = useTranslation('admin/patch-tests');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  const { data, isError, isFetching, refetch } = useQuery(patchTestsQuery);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const onClose = () => setChosen(null);

  const nameOf = ({ service, name }: PatchTestTreatment) => t('treatment', { service, name });
  const button = (treatment: PatchTestTreatment, what: Chosen['what'], label: string) => (
    <Button
      variant="secondary"
      size="sm"
      aria-label={t('actionOf', { action: label, name: treatment.name })}
      onClick={() => setChosen({ treatment, what })}
    >
      {label}
    </Button>
  );

  function describe(treatment: PatchTestTreatment) {
    const { rule } = treatment;
    if (!rule) return nameOf(treatment);
    const { hours_before: hours, months_valid: months, duration } = rule;

    return t('rule', {
      name: nameOf(treatment),
      hours,
      months,
      duration: formatDuration(duration),
      price: formatPounds(rule.price),
    });
  }

  const linesOf = (treatments: readonly PatchTestTreatment[]) =>
    treatments.map((treatment) => ({
      key: String(treatment.id),
      what: describe(treatment),
      aside: (
        <>
          {button(treatment, 'change', t('change'))} {button(treatment, 'end', t('end'))}
        </>
      ),
    }));

  return (
    <Stack gap={6}>
      <PageTitle>{t('heading')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      {data ? (
        <>
          <Section title={t('needed')}>
            <Lines
              empty={t('noneNeeded')}
              lines={linesOf(data.treatments.filter(({ rule }) => rule !== null))}
            />
          </Section>
          <Section title={t('others')}>
            <AddRule
              treatments={data.treatments.filter(({ rule }) => rule === null)}
              onChosen={(treatment) => setChosen({ treatment, what: 'change' })}
            />
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
          <Skeleton height="24rem" />
        </SkeletonRegion>
      )}
      {chosen?.what === 'change' && <RuleDialog treatment={chosen.treatment} onClose={onClose} />}
      {chosen?.what === 'end' && <EndDialog treatment={chosen.treatment} onClose={onClose} />}
    </Stack>
  );
}

import type { AdminPaper } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { usePageTitle } from '@freely/shell-sdk';
import { Stack } from '@freely/ui/layout';
import { useState } from 'react';
import { FilterField } from '../../listing/filter-field.tsx';
import { ListFrame } from '../../listing/list-frame.tsx';
import { KindRules } from './components/kind-rules.tsx';
import { PaperBookings } from './components/paper-bookings.tsx';
import { PaperDialog } from './components/paper-dialog.tsx';
import { PaperTable } from './components/paper-table.tsx';
import { states, usePaperListing, usePaperRows } from './queries.ts';

/** Papers that wait for a decision, what each kind is needed for, and bookings without papers (D85). */
export function PapersPage() {
  const { t } = useTranslation('admin/papers');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  const control = usePaperListing();
  const { listing, change } = control;
  const rows = usePaperRows(listing);
  const [opened, setOpened] = useState<AdminPaper | null>(null);

  return (
    <Stack gap={8}>
      <ListFrame
        heading={t('heading')}
        aside={rows.response && t('waiting', { count: rows.response.waiting })}
        control={control}
        rows={rows}
        empty={{ title: t('empty'), text: t('emptyText') }}
        tools={
          <FilterField
            label={t('show')}
            any={t('states.waiting')}
            options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
            value={listing.filters.state}
            onChange={(state) => change({ state })}
          />
        }
      >
        <PaperTable papers={rows.rows} onOpen={setOpened} />
      </ListFrame>
      <Stack gap={8} hidden={rows.query.isPending}>
        <PaperBookings />
        <KindRules />
      </Stack>
      {opened && <PaperDialog key={opened.id} paper={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}

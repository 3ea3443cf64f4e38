import type { AdminDispute } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { useTranslation } from '@freely/i18n';
import { usePageTitle } from '@freely/shell-sdk';
import { Segments } from '@freely/ui/segments';
import { useState } from 'react';
import { ListFrame } from '../../listing/list-frame.tsx';
import { SettleDialog } from '../../settle/settle-dialog.tsx';
import { DisputeTable } from './components/dispute-table.tsx';
import { useDisputeListing, useDisputeRows } from './queries.ts';

/** Disputes about lateness and absence, which an admin settles (D26). */
export function DisputesPage() {
  const { t } = useTranslation('admin/disputes');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  const control = useDisputeListing();
  const { listing, change } = control;
  const rows = useDisputeRows(listing);
  const [settling, setSettling] = useState<AdminDispute | null>(null);

  return (
    <>
      <ListFrame
        heading={t('heading')}
        aside={rows.response && t('open', { count: rows.response.open })}
        control={control}
        rows={rows}
        empty={{ title: t('empty'), text: t('emptyText') }}
        tools={
          <Segments
            label={t('show')}
            options={[
              { key: 'open', label: t('openOnes') },
              { key: 'settled', label: t('settled') },
              { key: 'all', label: t('all') },
            ]}
            selected={listing.filters.status ?? 'open'}
            onSelect={(status) => change({ status: status === 'open' ? null : status })}
          />
        }
      >
        <DisputeTable disputes={rows.rows} onSettle={setSettling} />
      </ListFrame>
      {settling && (
        <SettleDialog
          disputeId={settling.id}
          hasAttended={settling.attended === true}
          reference={bookingReference(settling.booking_id)}
          onClose={() => setSettling(null)}
        />
      )}
    </>
  );
}

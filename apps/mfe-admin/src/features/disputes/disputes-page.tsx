import type { AdminDispute } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { usePageTitle } from '@freely/shell-sdk';
import { Segments } from '@freely/ui/segments';
import { useState } from 'react';
import { ListFrame } from '../../listing/list-frame.tsx';
import { SettleDialog } from '../../settle/settle-dialog.tsx';
import { useWords } from '../../words.ts';
import { DisputeTable } from './components/dispute-table.tsx';
import { useDisputeListing, useDisputeRows } from './queries.ts';
import { useDisputeWords } from './words.ts';

/** Disputes about lateness and absence, which an admin settles (D26). */
export function DisputesPage() {
  const say = useDisputeWords();
  const sayShared = useWords();
  usePageTitle(sayShared('title', { screen: say('disputes.heading') }));
  const control = useDisputeListing();
  const { listing, change } = control;
  const rows = useDisputeRows(listing);
  const [settling, setSettling] = useState<AdminDispute | null>(null);

  return (
    <>
      <ListFrame
        heading={say('disputes.heading')}
        aside={rows.response && say('disputes.open', { count: rows.response.open })}
        control={control}
        rows={rows}
        empty={{ title: say('disputes.empty'), text: say('disputes.emptyText') }}
        tools={
          <Segments
            label={say('disputes.show')}
            options={[
              { key: 'open', label: say('disputes.openOnes') },
              { key: 'settled', label: say('disputes.settled') },
              { key: 'all', label: say('disputes.all') },
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
          reference={bookingReference(settling.booking_id)}
          onClose={() => setSettling(null)}
        />
      )}
    </>
  );
}

import { send } from '@freely/api-client/client';
import { type AdminCustomer, exportCustomers } from '@freely/api-client/contract';
import { usePageTitle } from '@freely/shell-sdk';
import { useState } from 'react';
import { ListFrame } from '../../listing/list-frame.tsx';
import { formatSort, parseSort } from '../../listing/sorting.ts';
import { useLogInAs } from '../../people/use-log-in-as.ts';
import { ReportButton } from '../../report/report-button.tsx';
import { useReport } from '../../report/use-report.ts';
import { useWords } from '../../words.ts';
import { CustomerDrawer } from './components/customer-drawer.tsx';
import { CustomerTable } from './components/customer-table.tsx';
import { SettingsDialog } from './components/settings-dialog.tsx';
import { useCustomerListing, useCustomerRows } from './queries.ts';
import { useCustomerWords } from './words.ts';

/** All customers: their discount, their profile, and logging in as them (D34). */
export function CustomersPage() {
  const say = useCustomerWords();
  const sayShared = useWords();
  usePageTitle(sayShared('title', { screen: say('customers.heading') }));
  const control = useCustomerListing();
  const { listing, change } = control;
  const rows = useCustomerRows(listing);
  const logInAs = useLogInAs();
  const [settingsOf, setSettingsOf] = useState<AdminCustomer | null>(null);
  const report = useReport({
    name: exportCustomers.file,
    failed: sayShared('failed'),
    done: sayShared('report.done'),
  });

  return (
    <>
      <ListFrame
        heading={say('customers.heading')}
        placeholder={say('customers.placeholder')}
        aside={rows.total !== undefined && say('customers.count', { count: rows.total })}
        control={control}
        rows={rows}
        empty={{ title: say('customers.empty'), text: say('customers.emptyText') }}
        tools={
          <ReportButton
            isBesideFields
            label={sayShared('report.download')}
            report={report}
            onStart={() => void report.start((signal) => send(exportCustomers, {}, { signal }))}
          />
        }
      >
        <CustomerTable
          customers={rows.rows}
          sort={parseSort(listing.sort)}
          onSort={(sort) => change({ sort: formatSort(sort) })}
          loggingInAs={logInAs.isPending ? logInAs.variables : null}
          onSettings={setSettingsOf}
          onOpen={({ user_id }) => change({ open: user_id })}
          onLogInAs={({ user_id }) => logInAs.mutate(user_id)}
        />
      </ListFrame>
      {settingsOf && <SettingsDialog of={settingsOf} onClose={() => setSettingsOf(null)} />}
      {listing.open !== null && (
        <CustomerDrawer userId={listing.open} onClose={() => change({ open: null })} />
      )}
    </>
  );
}

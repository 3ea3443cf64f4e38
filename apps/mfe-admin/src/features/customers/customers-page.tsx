import { send } from '@freely/api-client/client';
import { type AdminCustomer, exportCustomers } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { usePageTitle } from '@freely/shell-sdk';
import { lazy, Suspense, useState } from 'react';
import { ListFrame } from '../../listing/list-frame.tsx';
import { listQuery } from '../../listing/list-query.ts';
import { formatSort, parseSort } from '../../listing/sorting.ts';
import { useLogInAs } from '../../people/use-log-in-as.ts';
import { ReportButton } from '../../report/report-button.tsx';
import { useReport } from '../../report/use-report.ts';
import { CustomerDrawer } from './components/customer-drawer.tsx';
import { CustomerTable } from './components/customer-table.tsx';
import { useCustomerListing, useCustomerRows } from './queries.ts';

/** Forms are most of the bytes of this page, and nobody needs one to find a customer. */
const SettingsDialog = lazy(() => import('./components/settings-dialog.tsx'));

/** All customers: their discount, their profile, and logging in as them (D34). */
export function CustomersPage() {
  const { t } = useTranslation('admin/customers');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  const control = useCustomerListing();
  const { listing, change, open } = control;
  const rows = useCustomerRows(listing);
  const { loggingInAs, logInAs } = useLogInAs();
  const [settingsOf, setSettingsOf] = useState<AdminCustomer | null>(null);
  const { per_page: _size, sort: _order, ...query } = listQuery(listing);
  const report = useReport({
    name: exportCustomers.file,
    failed: tShared('failed'),
    done: tShared('report.done'),
  });

  return (
    <>
      <ListFrame
        heading={t('heading')}
        placeholder={t('placeholder')}
        aside={rows.total !== undefined && t('count', { count: rows.total })}
        control={control}
        rows={rows}
        empty={{ title: t('empty'), text: t('emptyText') }}
        download={
          <ReportButton
            isBesideFields
            label={tShared('report.download')}
            report={report}
            onStart={() =>
              void report.start((signal) => send(exportCustomers, { query }, { signal }))
            }
          />
        }
      >
        <CustomerTable
          customers={rows.rows}
          sort={parseSort(listing.sort)}
          onSort={(sort) => change({ sort: formatSort(sort) })}
          loggingInAs={loggingInAs}
          onSettings={setSettingsOf}
          onOpen={({ user_id }) => open(user_id)}
          onLogInAs={({ user_id }) => logInAs(user_id)}
        />
      </ListFrame>
      {settingsOf && (
        <Suspense>
          <SettingsDialog of={settingsOf} onClose={() => setSettingsOf(null)} />
        </Suspense>
      )}
      {listing.open !== null && <CustomerDrawer userId={listing.open} onClose={() => open(null)} />}
    </>
  );
}

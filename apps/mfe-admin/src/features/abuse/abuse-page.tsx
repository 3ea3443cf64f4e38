import { abuseSigns, type SuspiciousAccount } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { type Column, DataTable } from '@freely/ui/table';
import { useState } from 'react';
import { useFormatDateTime } from '../../drawer/use-format-date-time.ts';
import { DateTime } from '../../listing/date-time.tsx';
import { FilterField } from '../../listing/filter-field.tsx';
import { ListFrame } from '../../listing/list-frame.tsx';
import { Status } from '../../listing/status.tsx';
import { Email } from '../../people/email.tsx';
import { LiftDialog } from './components/lift-dialog.tsx';
import { SignList } from './components/sign-list.tsx';
import { useAbuseListing, useAbuseRows } from './queries.ts';

/** Accounts with signs of abuse, and what limits refused them (ADR 0045). */
export function AbusePage() {
  const { t } = useTranslation('admin/abuse');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  const formatDateTime = useFormatDateTime();
  const control = useAbuseListing();
  const { listing, change } = control;
  const rows = useAbuseRows(listing);
  const [lifting, setLifting] = useState<SuspiciousAccount | null>(null);

  const columns: Column<SuspiciousAccount>[] = [
    {
      key: 'account',
      label: t('account'),
      cell: ({ user_id, name, email }) => (
        <>
          <Link to={`/admin/customers?open=${user_id}`}>{name}</Link> <Email email={email} />
        </>
      ),
    },
    {
      key: 'registered',
      label: t('registered'),
      cell: ({ registered_at }) => <DateTime at={registered_at} />,
    },
    { key: 'signs', label: t('signsLabel'), cell: ({ signs }) => <SignList signs={signs} /> },
    {
      key: 'limits',
      label: t('limits'),
      cell: ({ lifted_until: until }) => (
        <Status meaning={until === null ? 'done' : 'waiting'}>
          {until === null ? t('applied') : t('lifted', { at: formatDateTime(until) })}
        </Status>
      ),
    },
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      cell: (account) => (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('liftOf', { name: account.name })}
          onClick={() => setLifting(account)}
        >
          {t('lift')}
        </Button>
      ),
    },
  ];

  return (
    <>
      <ListFrame
        heading={t('heading')}
        placeholder={t('search')}
        control={control}
        rows={rows}
        empty={{ title: t('empty'), text: t('emptyText') }}
        tools={
          <FilterField
            label={t('sign')}
            any={t('anySign')}
            options={abuseSigns.map((value) => ({ value, label: t(`signNames.${value}`) }))}
            value={listing.filters.sign}
            onChange={(sign) => change({ sign })}
          />
        }
      >
        <DataTable
          label={t('label')}
          columns={columns}
          rows={rows.rows}
          rowKey={({ user_id }) => user_id}
        />
      </ListFrame>
      {lifting && <LiftDialog account={lifting} onClose={() => setLifting(null)} />}
    </>
  );
}

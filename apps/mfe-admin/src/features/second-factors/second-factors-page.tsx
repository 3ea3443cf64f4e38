import type { AccountFactor } from '@freely/api-client/contract';
import { useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { showToast, usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { type Column, DataTable } from '@freely/ui/table';
import { useState } from 'react';
import { useFormatDateTime } from '../../drawer/use-format-date-time.ts';
import { ListFrame } from '../../listing/list-frame.tsx';
import { Status } from '../../listing/status.tsx';
import { Email } from '../../people/email.tsx';
import { ReasonDialog } from '../../people/reason-dialog.tsx';
import { useFactorListing, useFactorRows, useReset } from './queries.ts';

/** Who has a second factor, and its reset for somebody who has lost it (D82). */
export function SecondFactorsPage() {
  const { t } = useTranslation('admin/second-factors');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  const { user } = useSession();
  const formatDateTime = useFormatDateTime();
  const control = useFactorListing();
  const rows = useFactorRows(control.listing);
  const reset = useReset();
  const [chosen, setChosen] = useState<AccountFactor | null>(null);

  function submit(id: number, reason: string) {
    reset.mutate(
      { id, reason },
      {
        onSuccess: ({ message }) => {
          showToast({ tone: 'success', title: message });
          close();
        },
      },
    );
  }

  function close() {
    setChosen(null);
    reset.reset();
  }

  const columns: Column<AccountFactor>[] = [
    { key: 'name', label: t('name'), cell: ({ name }) => name },
    { key: 'email', label: t('email'), cell: ({ email }) => <Email email={email} /> },
    { key: 'role', label: t('role'), cell: ({ is_admin }) => t(is_admin ? 'admin' : 'user') },
    {
      key: 'state',
      label: t('state'),
      cell: ({ since }) => (
        <Status meaning={since === null ? 'attention' : 'done'}>
          {since === null ? t('off') : t('on', { at: formatDateTime(since) })}
        </Status>
      ),
    },
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      // Nobody resets their own: a stolen session cannot.
      cell: (account) =>
        account.since !== null &&
        account.user_id !== user?.user_id && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('resetOf', { name: account.name })}
            onClick={() => setChosen(account)}
          >
            {t('reset')}
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
      >
        <DataTable
          label={t('label')}
          columns={columns}
          rows={rows.rows}
          rowKey={({ user_id }) => user_id}
        />
      </ListFrame>
      {chosen && (
        <ReasonDialog
          title={t('question', { name: chosen.name })}
          text={t('consequences')}
          action={t('reset')}
          maxLength={500}
          isRequired
          isDanger
          isPending={reset.isPending}
          failure={reset.error}
          failureTitle={t('failed')}
          onSubmit={(reason) => submit(chosen.user_id, reason)}
          onClose={close}
        />
      )}
    </>
  );
}

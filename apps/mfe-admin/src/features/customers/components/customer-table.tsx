import type { AdminCustomer } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { Avatar } from '@freely/ui/avatar';
import { Button, IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Row } from '@freely/ui/layout';
import { type Column, DataTable, type Sort } from '@freely/ui/table';
import { LogIn } from 'lucide-react';
import { formatCount } from '../../../format-count.ts';
import { RowOpener } from '../../../listing/row-opener.tsx';
import { Email } from '../../../people/email.tsx';
import styles from './customer-table.module.css';

interface CustomerTableProps {
  customers: readonly AdminCustomer[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The customer whom the admin is logging in as. */
  loggingInAs: number | null;
  onSettings: (customer: AdminCustomer) => void;
  onOpen: (customer: AdminCustomer) => void;
  onLogInAs: (customer: AdminCustomer) => void;
}

export const fullName = (who: Pick<AdminCustomer, 'first_name' | 'last_name'>) =>
  `${who.first_name} ${who.last_name}`.trim();

/** One row for each customer, with the actions for an admin. */
export function CustomerTable({
  customers,
  sort,
  onSort,
  loggingInAs,
  onSettings,
  onOpen,
  onLogInAs,
}: CustomerTableProps) {
  const { t } = useTranslation('admin/customers');
  const { t: tShared } = useTranslation('admin');

  const columns: Column<AdminCustomer>[] = [
    { key: 'id', label: t('id'), cell: ({ user_id }) => user_id },
    {
      key: 'name',
      label: t('name'),
      isSortable: true,
      cell: (row) => (
        <RowOpener label={t('openOf', { name: fullName(row) })} onOpen={() => onOpen(row)}>
          <Avatar id={row.user_id} src={row.avatar} name={fullName(row)} size={36} />
          <span className={styles.who}>
            <strong>{fullName(row)}</strong>
            <br />
            <span className={styles.email}>
              <Email email={row.email} />
            </span>
          </span>
        </RowOpener>
      ),
    },
    {
      key: 'discount',
      label: t('discount'),
      align: 'end',
      isSortable: true,
      cell: ({ discount }) => t('percent', { discount }),
    },
    {
      key: 'bookings',
      label: t('bookings'),
      align: 'end',
      cell: ({ bookings }) => formatCount(bookings),
    },
    {
      key: 'created_at',
      label: t('joined'),
      isSortable: true,
      cell: ({ created_at }) => listDate(londonDay(new Date(created_at))),
    },
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      cell: (row) => (
        <Row gap={2} className={styles.actions}>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('settingsOf', { name: fullName(row) })}
            onClick={() => onSettings(row)}
          >
            {t('settings')}
          </Button>
          <IconButton
            label={tShared('logInAs.name', { name: fullName(row) })}
            aria-busy={loggingInAs === row.user_id || undefined}
            onClick={() => onLogInAs(row)}
          >
            <Icon of={LogIn} />
          </IconButton>
        </Row>
      ),
    },
  ];

  return (
    <DataTable
      label={t('label')}
      columns={columns}
      rows={customers}
      rowKey={({ user_id }) => user_id}
      sort={sort}
      onSort={onSort}
    />
  );
}

import type { AdminPractitioner } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Avatar } from '@freely/ui/avatar';
import { IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Row } from '@freely/ui/layout';
import { type Column, DataTable, type Sort } from '@freely/ui/table';
import { LogIn } from 'lucide-react';
import { RowOpener } from '../../../listing/row-opener.tsx';
import { Email } from '../../../people/email.tsx';
import { practitionerState } from '../practitioner-state.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import styles from './practitioner-table.module.css';
import { StateChip } from './state-chip.tsx';

interface PractitionerTableProps {
  label: string;
  practitioners: readonly AdminPractitioner[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The practitioner being approved or rejected, and the one whom the admin is logging in as. */
  deciding: number | null;
  loggingInAs: number | null;
  onApprove: (practitioner: AdminPractitioner) => void;
  onReject: (practitioner: AdminPractitioner) => void;
  onOpen: (practitioner: AdminPractitioner) => void;
  onLogInAs: (practitioner: AdminPractitioner) => void;
}

/** One row for each practitioner, with the actions for an admin. */
export function PractitionerTable({
  label,
  practitioners,
  sort,
  onSort,
  deciding,
  loggingInAs,
  onApprove,
  onReject,
  onOpen,
  onLogInAs,
}: PractitionerTableProps) {
  const { t } = useTranslation('admin/practitioners');
  const { t: tShared } = useTranslation('admin');

  const status = (row: AdminPractitioner) => <StateChip state={practitionerState(row)} />;
  const name = (row: AdminPractitioner, shown: string) => {
    const fullName = `${row.first_name} ${row.last_name}`;
    return (
      <RowOpener label={t('people.open', { name: fullName })} onOpen={() => onOpen(row)}>
        <Avatar id={row.user_id} src={row.avatar} name={fullName} size={36} />
        <strong>{shown}</strong>
      </RowOpener>
    );
  };
  const actions = (row: AdminPractitioner) => (
    <Row gap={2} className={styles.actions}>
      <DecisionButtons
        of={row}
        isDeciding={deciding === row.user_id}
        onApprove={() => onApprove(row)}
        onReject={() => onReject(row)}
      />
      <IconButton
        label={tShared('logInAs.name', { name: `${row.first_name} ${row.last_name}` })}
        aria-busy={loggingInAs === row.user_id || undefined}
        onClick={() => onLogInAs(row)}
      >
        <Icon of={LogIn} />
      </IconButton>
    </Row>
  );

  const columns: Column<AdminPractitioner>[] = [
    { key: 'id', label: t('people.id'), cell: ({ user_id }) => user_id },
    {
      key: 'first-name',
      label: t('people.firstName'),
      isName: true,
      cell: (row) => name(row, row.first_name),
    },
    // `name` sorts by the last name first.
    {
      key: 'name',
      label: t('people.lastName'),
      isSortable: true,
      isName: true,
      cell: ({ last_name }) => last_name,
    },
    {
      key: 'email',
      label: t('people.email'),
      isSortable: true,
      cell: ({ email }) => <Email email={email} />,
    },
    { key: 'waiting', label: t('people.status'), isSortable: true, cell: status },
    { key: 'actions', label: t('people.actions'), align: 'end', cell: actions },
  ];

  return (
    <DataTable
      label={label}
      columns={columns}
      rows={practitioners}
      rowKey={({ user_id }) => user_id}
      sort={sort}
      onSort={onSort}
      card={(row) => (
        <div className={styles.card}>
          {name(row, `${row.first_name} ${row.last_name}`)}
          {status(row)}
          <Email email={row.email} />
          <span className={styles.id}>{row.user_id}</span>
          {actions(row)}
        </div>
      )}
    />
  );
}

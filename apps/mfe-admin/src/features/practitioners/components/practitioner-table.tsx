import type { AdminPractitioner } from '@freely/api-client/contract';
import { Avatar } from '@freely/ui/avatar';
import { Button } from '@freely/ui/button';
import { StatusChip } from '@freely/ui/chip';
import { Icon } from '@freely/ui/icon';
import { Row } from '@freely/ui/layout';
import { type Column, DataTable } from '@freely/ui/table';
import { Check, CircleCheck, CircleX, Clock, PencilLine } from 'lucide-react';
import { useWords } from '../../../words.ts';
import styles from './practitioner-table.module.css';

/** `onboarding_step` from which a practitioner has finished signing up (D30). */
const ONBOARDED_STEP = 5;

const states = {
  approved: { tone: 'success', icon: CircleCheck },
  waiting: { tone: 'warning', icon: Clock },
  rejected: { tone: 'error', icon: CircleX },
  onboarding: { tone: 'info', icon: PencilLine },
} as const;

interface PractitionerTableProps {
  practitioners: readonly AdminPractitioner[];
  /** The one whose approval is under way. */
  deciding: number | null;
  onApprove: (practitioner: AdminPractitioner) => void;
  onReject: (practitioner: AdminPractitioner) => void;
}

/** One row for each practitioner, with what an admin may decide about them. */
export function PractitionerTable({
  practitioners,
  deciding,
  onApprove,
  onReject,
}: PractitionerTableProps) {
  const say = useWords();
  const columns: Column<AdminPractitioner>[] = [
    { key: 'id', label: say('practitioners.id'), cell: ({ user_id }) => user_id },
    {
      key: 'first-name',
      label: say('practitioners.firstName'),
      cell: ({ user_id, avatar, first_name, last_name }) => (
        <span className={styles.name}>
          <Avatar id={user_id} src={avatar} name={`${first_name} ${last_name}`} size={36} />
          <strong>{first_name}</strong>
        </span>
      ),
    },
    { key: 'last-name', label: say('practitioners.lastName'), cell: ({ last_name }) => last_name },
    {
      key: 'email',
      label: say('practitioners.email'),
      cell: ({ email }) => <span className={styles.email}>{email}</span>,
    },
    { key: 'status', label: say('practitioners.status'), cell: (row) => <Status of={row} /> },
    {
      key: 'actions',
      label: say('practitioners.actions'),
      align: 'end',
      cell: (row) => (
        <Row gap={2} className={styles.actions}>
          {row.approved !== true && (
            <Button
              size="sm"
              icon={<Icon of={Check} />}
              isPending={deciding === row.user_id}
              aria-label={say('practitioners.approveName', { name: row.first_name })}
              onClick={() => onApprove(row)}
            >
              {say('practitioners.approve')}
            </Button>
          )}
          {row.approved !== false && (
            <Button
              size="sm"
              variant={row.approved === true ? 'quiet' : 'danger'}
              aria-label={say('practitioners.rejectName', { name: row.first_name })}
              onClick={() => onReject(row)}
            >
              {say('practitioners.reject')}
            </Button>
          )}
        </Row>
      ),
    },
  ];

  return (
    <DataTable
      label={say('practitioners.label')}
      columns={columns}
      rows={practitioners}
      rowKey={({ user_id }) => user_id}
    />
  );
}

function Status({ of }: { of: AdminPractitioner }) {
  const say = useWords();
  const state = stateOf(of);
  const { tone, icon } = states[state];

  return (
    <StatusChip tone={tone} size="sm" icon={<Icon of={icon} size="sm" />}>
      {say(`practitioners.states.${state}`)}
    </StatusChip>
  );
}

function stateOf({ approved, onboarding_step }: AdminPractitioner): keyof typeof states {
  if (approved === true) return 'approved';
  if (approved === false) return 'rejected';

  return onboarding_step < ONBOARDED_STEP ? 'onboarding' : 'waiting';
}

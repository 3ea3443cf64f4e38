import type { TaxDebtor } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { type Column, DataTable } from '@freely/ui/table';
import { Status, type StatusMeaning } from '../../../listing/status.tsx';

type State = 'left' | 'withheld' | 'reminded' | 'requested' | 'not_requested';

const meanings = {
  left: 'failed',
  withheld: 'failed',
  reminded: 'waiting',
  requested: 'waiting',
  not_requested: 'waiting',
} as const satisfies Record<State, StatusMeaning>;

function stateOf({ has_left, standing, reminders }: TaxDebtor): State {
  if (has_left) return 'left';
  if (standing === 'withheld') return 'withheld';
  if (standing !== 'requested') return 'not_requested';

  return reminders > 0 ? 'reminded' : 'requested';
}

/** Practitioners who have earned and not given their details. */
export function MissingTable({ missing }: { missing: readonly TaxDebtor[] }) {
  const { t } = useTranslation('admin/tax-reports');
  if (missing.length === 0) return <p>{t('noneMissing')}</p>;

  const columns: Column<TaxDebtor>[] = [
    {
      key: 'name',
      label: t('practitioner'),
      cell: ({ id, name }) => <Link to={`/admin/practitioners?open=${id}`}>{name}</Link>,
    },
    {
      key: 'state',
      label: t('state'),
      cell: (each) => (
        <Status meaning={meanings[stateOf(each)]}>
          {t(`states.${stateOf(each)}`, { count: each.reminders })}
        </Status>
      ),
    },
    {
      key: 'earned',
      label: t('earned'),
      align: 'end',
      cell: ({ consideration }) => formatPounds(consideration),
    },
  ];

  return (
    <DataTable label={t('missing')} columns={columns} rows={missing} rowKey={({ id }) => id} />
  );
}

import { OwnerOnly, SettingsSection } from '@freely/account-settings';
import type { TaxCopy } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { type Column, DataTable } from '@freely/ui/table';
import { useShowCopies } from '../queries.ts';

/** The copies of what was reported, once they are asked for: the password may be needed (D71). */
export function Copies() {
  const { t } = useTranslation('practitioner/tax');
  const show = useShowCopies();

  return (
    <SettingsSection title={t('copies.title')} text={t('copies.text')}>
      <OwnerOnly>
        {show.data === undefined && (
          <div>
            <Button variant="secondary" isPending={show.isPending} onClick={() => show.mutate()}>
              {t('copies.show')}
            </Button>
          </div>
        )}
        {show.data?.length === 0 && <p>{t('copies.none')}</p>}
        {show.data?.map((copy) => (
          <Copy key={copy.year} copy={copy} />
        ))}
      </OwnerOnly>
    </SettingsSection>
  );
}

interface Line {
  name: string;
  consideration: number;
  fees: number;
  activities: number;
}

function Copy({ copy }: { copy: TaxCopy }) {
  const { t } = useTranslation('practitioner/tax');
  const { details, account_ending } = copy;
  // As a number it would be written with a comma.
  const year = String(copy.year);
  const date = listDate(londonDay(new Date(copy.filed_at)));
  if (copy.is_withdrawn) return <p>{t('copies.withdrawn', { year, date })}</p>;

  const lines: Line[] = [
    ...copy.quarters.map((quarter, at) => ({
      name: t('copies.quarter', { number: at + 1 }),
      ...quarter,
    })),
    { name: t('copies.total'), ...copy.total },
  ];
  const columns: Column<Line>[] = [
    { key: 'quarter', label: t('copies.period'), cell: ({ name }) => name },
    {
      key: 'paid',
      label: t('copies.consideration'),
      align: 'end',
      cell: ({ consideration }) => formatPounds(consideration),
    },
    { key: 'fees', label: t('copies.fees'), align: 'end', cell: ({ fees }) => formatPounds(fees) },
    {
      key: 'visits',
      label: t('copies.activities'),
      align: 'end',
      cell: ({ activities }) => activities,
    },
  ];

  return (
    <>
      <p>
        {t(copy.is_correction ? 'copies.corrected' : 'copies.filed', { year, date })}{' '}
        {t('copies.about', {
          name: `${details.first_name} ${details.last_name}`,
          address: `${details.street}, ${details.city}, ${details.postcode}`,
          birthday: listDate(details.birthday),
          ending: details.tax_number.ending,
        })}{' '}
        {account_ending !== null && t('copies.account', { ending: account_ending })}
      </p>
      <DataTable
        label={t('copies.table', { year })}
        columns={columns}
        rows={lines}
        rowKey={({ name }) => name}
      />
    </>
  );
}

import type { BookDifference } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Row } from '@freely/ui/layout';
import { type Column, DataTable } from '@freely/ui/table';
import { useState } from 'react';
import { DateTime } from '../../../listing/date-time.tsx';
import { CloseDialog, type Decision } from './close-dialog.tsx';

/** Money that moved at the payment provider and that the ledger cannot explain, with what to do about it. */
export function DifferenceTable({ differences }: { differences: readonly BookDifference[] }) {
  const { t } = useTranslation('admin/status');
  const [decision, setDecision] = useState<Decision | null>(null);
  const columns: Column<BookDifference>[] = [
    { key: 'id', label: t('differences.id'), cell: ({ object_id }) => object_id },
    {
      key: 'meaning',
      label: t('differences.meaning'),
      cell: ({ kind }) => t(`differences.kinds.${kind}`),
    },
    {
      key: 'theirs',
      label: t('differences.theirs'),
      align: 'end',
      cell: ({ theirs }) => formatPounds(theirs),
    },
    {
      key: 'ours',
      label: t('differences.ours'),
      align: 'end',
      cell: ({ ours }) => formatPounds(ours),
    },
    {
      key: 'found',
      label: t('differences.found'),
      cell: ({ found_at }) => <DateTime at={found_at} />,
    },
    {
      key: 'actions',
      label: t('differences.actions'),
      cell: (difference) => (
        <Row gap={2}>
          {canBeRefunded(difference) && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('differences.refundOf', { id: difference.object_id })}
              onClick={() => setDecision({ difference, choice: 'refund' })}
            >
              {t('differences.refund')}
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('differences.explainOf', { id: difference.object_id })}
            onClick={() => setDecision({ difference, choice: 'explain' })}
          >
            {t('differences.explain')}
          </Button>
        </Row>
      ),
    },
  ];

  return (
    <>
      {differences.length === 0 ? (
        <p>{t('differences.none')}</p>
      ) : (
        <DataTable
          label={t('differences.label')}
          columns={columns}
          rows={[...differences]}
          rowKey={({ object_id }) => object_id}
        />
      )}
      {/* Stays with what was typed when somebody else was quicker. */}
      {decision && <CloseDialog {...decision} onClose={() => setDecision(null)} />}
    </>
  );
}

/** Of a charge that is partly in our books, a booking knows what was for whom. */
const canBeRefunded = ({ kind, ours }: BookDifference) => kind === 'charge' && ours === 0;

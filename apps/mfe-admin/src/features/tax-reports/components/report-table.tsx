import type { TaxReport } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { ConfirmDialog } from '@freely/ui/dialog';
import { Row, Stack } from '@freely/ui/layout';
import { type Column, DataTable } from '@freely/ui/table';
import { useState } from 'react';
import { DateTime } from '../../../listing/date-time.tsx';
import { Status } from '../../../listing/status.tsx';
import { useDownloadReport, useFileReport } from '../queries.ts';

/** The messages of a year. Filing one cannot be undone, so it is asked for again. */
export function ReportTable({ reports }: { reports: readonly TaxReport[] }) {
  const { t } = useTranslation('admin/tax-reports');
  const [filing, setFiling] = useState<TaxReport | null>(null);
  const download = useDownloadReport();
  const file = useFileReport();
  if (reports.length === 0) return <p>{t('none')}</p>;

  function close() {
    setFiling(null);
    file.reset();
  }

  const columns: Column<TaxReport>[] = [
    { key: 'kind', label: t('message'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'ref', label: t('reference'), cell: ({ message_ref }) => message_ref },
    { key: 'count', label: t('practitioners'), cell: ({ practitioners }) => practitioners },
    { key: 'made', label: t('made'), cell: ({ made_at }) => <DateTime at={made_at} /> },
    {
      key: 'filed',
      label: t('filed'),
      cell: ({ filed_at }) =>
        filed_at === null ? (
          <Status meaning="waiting">{t('notFiled')}</Status>
        ) : (
          <DateTime at={filed_at} />
        ),
    },
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      cell: (report) => (
        <Row gap={2}>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('downloadOf', { reference: report.message_ref })}
            isPending={download.isPending && download.variables?.id === report.id}
            onClick={() => download.mutate(report)}
          >
            {t('download')}
          </Button>
          {report.filed_at === null && (
            <Button
              size="sm"
              aria-label={t('fileOf', { reference: report.message_ref })}
              onClick={() => setFiling(report)}
            >
              {t('file')}
            </Button>
          )}
        </Row>
      ),
    },
  ];

  return (
    <>
      <DataTable label={t('messages')} columns={columns} rows={reports} rowKey={({ id }) => id} />
      <ConfirmDialog
        title={t('question')}
        isOpen={filing !== null}
        isPending={file.isPending}
        onNo={close}
        onYes={() => filing && file.mutate(filing.id, { onSuccess: close })}
      >
        <Stack gap={4}>
          <p>{t('consequences')}</p>
          {file.isError && (
            <Callout tone="error" role="alert">
              {file.error.message}
            </Callout>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

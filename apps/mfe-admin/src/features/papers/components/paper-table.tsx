import type { AdminPaper } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Button } from '@freely/ui/button';
import { type Column, DataTable } from '@freely/ui/table';
import { DateTime } from '../../../listing/date-time.tsx';
import { Status, type StatusMeaning } from '../../../listing/status.tsx';

const meanings = {
  waiting: 'waiting',
  approved: 'done',
  refused: 'failed',
} as const satisfies Record<AdminPaper['state'], StatusMeaning>;

interface PaperTableProps {
  papers: readonly AdminPaper[];
  onOpen: (paper: AdminPaper) => void;
}

export function PaperTable({ papers, onOpen }: PaperTableProps) {
  const { t } = useTranslation('admin/papers');

  const columns: Column<AdminPaper>[] = [
    { key: 'added', label: t('added'), cell: ({ created_at }) => <DateTime at={created_at} /> },
    {
      key: 'practitioner',
      label: t('practitioner'),
      isName: true,
      cell: ({ practitioner_id: id, practitioner_name }) => (
        <Link to={`/admin/practitioners?open=${id}`}>{practitioner_name}</Link>
      ),
    },
    { key: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'until',
      label: t('until'),
      cell: ({ valid_to }) => (valid_to === null ? t('noEnd') : listDate(valid_to)),
    },
    {
      key: 'state',
      label: t('state'),
      cell: ({ state }) => <Status meaning={meanings[state]}>{t(`states.${state}`)}</Status>,
    },
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      cell: (paper) => (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('lookAt', {
            kind: t(`kinds.${paper.kind}`),
            name: paper.practitioner_name,
          })}
          onClick={() => onOpen(paper)}
        >
          {t('look')}
        </Button>
      ),
    },
  ];

  return <DataTable label={t('label')} columns={columns} rows={papers} rowKey={({ id }) => id} />;
}

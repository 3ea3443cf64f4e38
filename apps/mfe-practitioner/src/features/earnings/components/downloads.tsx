import { send } from '@freely/api-client/client';
import { downloadEarnings } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { downloadFile } from '@freely/shell-sdk/download-file';
import { Button } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Download } from 'lucide-react';
import styles from '../earnings.module.css';
import { monthName } from '../month-name.ts';

const nameOfAll = downloadEarnings.file ?? '';

/** The month stands in the name, so that several files in one folder are told apart. */
const nameOf = (month: string | null) =>
  month === null ? nameOfAll : nameOfAll.replace('.', `-${month}.`);

/** Downloads the statement as a workbook (D33): for the shown month, or for all time. */
export function Downloads({ month }: { month: string }) {
  const { t } = useTranslation('practitioner/earnings');
  const download = useMutation({
    mutationFn: (requested: string | null) =>
      send(downloadEarnings, { query: requested === null ? {} : { month: requested } }),
    onSuccess: (file, requested) => downloadFile(nameOf(requested), file),
    onError: () => showToast({ tone: 'error', title: t('downloadFailed') }),
  });
  const isPending = (requested: string | null) =>
    download.isPending && download.variables === requested;

  return (
    <div className={styles.downloads}>
      <Button
        variant="secondary"
        icon={<Icon of={Download} />}
        isPending={isPending(month)}
        onClick={() => download.mutate(month)}
      >
        {t('download', { month: monthName(month) })}
      </Button>
      <Button variant="quiet" isPending={isPending(null)} onClick={() => download.mutate(null)}>
        {t('downloadAll')}
      </Button>
    </div>
  );
}

import { send } from '@freely/api-client/client';
import { downloadEarnings } from '@freely/api-client/contract';
import { notify } from '@freely/federation';
import { useMutation } from '@freely/query';
import { Button } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Download } from 'lucide-react';
import styles from '../earnings.module.css';
import { keepFile } from '../keep-file.ts';
import { monthName } from '../month-name.ts';
import { useWords } from '../words.ts';

/** The statement as a workbook (D33): of the month on screen, or of all time. */
export function Downloads({ month }: { month: string }) {
  const say = useWords();
  const download = useMutation({
    mutationFn: (wanted: string | null) =>
      send(downloadEarnings, { query: wanted === null ? {} : { month: wanted } }),
    onSuccess: (file) => keepFile(downloadEarnings.file ?? '', file),
    onError: () => notify({ tone: 'error', title: say('earnings.downloadFailed') }),
  });
  const isPending = (wanted: string | null) => download.isPending && download.variables === wanted;

  return (
    <div className={styles.downloads}>
      <Button
        variant="secondary"
        icon={<Icon of={Download} />}
        isPending={isPending(month)}
        onClick={() => download.mutate(month)}
      >
        {say('earnings.download', { month: monthName(month) })}
      </Button>
      <Button variant="quiet" isPending={isPending(null)} onClick={() => download.mutate(null)}>
        {say('earnings.downloadAll')}
      </Button>
    </div>
  );
}

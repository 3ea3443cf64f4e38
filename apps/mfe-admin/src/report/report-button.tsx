import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { ProgressBar } from '@freely/ui/progress';
import { Download } from 'lucide-react';
import styles from './report-button.module.css';

interface ReportButtonProps {
  label: string;
  report: { isPending: boolean; cancel: () => void };
  onStart: () => void;
  /** Aligns the button with the controls of labelled fields beside it. */
  isBesideFields?: boolean;
}

/** Downloads a spreadsheet; shows the progress, and can be cancelled. */
export function ReportButton({ label, report, onStart, isBesideFields }: ReportButtonProps) {
  const { t } = useTranslation('admin');

  return (
    <div className={isBesideFields ? `${styles.report} ${styles.beside}` : styles.report}>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon={<Icon of={Download} />}
          isPending={report.isPending}
          onClick={onStart}
        >
          {label}
        </Button>
        {report.isPending && (
          <Button variant="quiet" onClick={report.cancel}>
            {t('report.cancel')}
          </Button>
        )}
      </div>
      {report.isPending && <ProgressBar label={t('report.preparing')} />}
    </div>
  );
}

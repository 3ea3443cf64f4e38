import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { downloadFile } from '@freely/shell-sdk/download-file';
import { Button } from '@freely/ui/button';
import { Row } from '@freely/ui/layout';
import styles from '../account-settings.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The recovery codes, this once: to copy, to download, or to write down. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('account-settings');

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showToast({ tone: 'success', title: t('secondFactor.copied') });
    } catch {
      // The browser denies access.
      showToast({ tone: 'warning', title: t('secondFactor.copyByHand') });
    }
  }

  function download() {
    const text = [t('secondFactor.fileTitle'), '', ...codes, ''].join('\n');
    downloadFile(`${t('secondFactor.fileName')}.txt`, new Blob([text], { type: 'text/plain' }));
  }

  return (
    <div className={styles.form} role="status">
      <h3>{t('secondFactor.recovery')}</h3>
      <p>{t('secondFactor.keep')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row gap={3}>
        <Button size="sm" variant="secondary" onClick={() => void copy()}>
          {t('secondFactor.copy')}
        </Button>
        <Button size="sm" variant="secondary" onClick={download}>
          {t('secondFactor.download')}
        </Button>
      </Row>
      <Button onClick={onKept}>{t('secondFactor.kept')}</Button>
    </div>
  );
}

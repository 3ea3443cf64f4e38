import { useTranslation } from '@freely/i18n';
import { Page, PageTitle } from '@freely/ui/page';
import styles from './slow-panel.module.css';

/** Stands in place of a page that takes long, and says so. */
export default function SlowPanel() {
  const { t } = useTranslation('shell/tabs');

  return (
    <Page>
      <div role="status" data-page-pending="" className={styles.panel}>
        <PageTitle>{t('slow.title')}</PageTitle>
        <p>{t('slow.text')}</p>
        <div className={styles.slow} />
      </div>
    </Page>
  );
}

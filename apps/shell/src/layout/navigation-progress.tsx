import { useTranslation } from '@freely/i18n';
import { useNavigation } from '@freely/router';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import styles from './layout.module.css';

/** A line at the top while the next page loads. The current page stays usable. */
export function NavigationProgress() {
  const { t } = useTranslation('shell');
  const isLoading = useNavigation().state === 'loading';

  return (
    <div role="status">
      {isLoading && (
        <>
          <div className={styles.progress} />
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </>
      )}
    </div>
  );
}

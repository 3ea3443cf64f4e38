import { useTranslation } from '@freely/i18n';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

/** The frame while the first page loads. Same header and footer, so that nothing shifts. */
export function LoadingPage() {
  const { t } = useTranslation('shell');

  return (
    <div className={styles.frame}>
      <Header />
      <main className={styles.main}>
        <div className={styles.loading} role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </div>
      </main>
      <Footer />
    </div>
  );
}

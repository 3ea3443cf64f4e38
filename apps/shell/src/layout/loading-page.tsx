import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { LoadingStatus } from './loading-status.tsx';
import { SlowFirstPage } from './slow-page.tsx';

/** The frame while the first page loads. Same header and footer, so that nothing shifts. */
export function LoadingPage() {
  return (
    <div className={styles.frame}>
      <Header />
      <main className={styles.main}>
        <div className={styles.loading}>
          <LoadingStatus />
        </div>
        <SlowFirstPage />
      </main>
      <Footer />
    </div>
  );
}

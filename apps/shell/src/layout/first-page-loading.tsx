import styles from './layout.module.css';
import { LoadingStatus } from './loading-status.tsx';
import { SlowFirstPage } from './slow-page.tsx';

/** While the first page loads. The frame around it is there already, and stays. */
export function FirstPageLoading() {
  return (
    <>
      <div className={styles.loading}>
        <LoadingStatus />
      </div>
      <SlowFirstPage />
    </>
  );
}

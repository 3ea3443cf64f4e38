import { useNavigation } from '@freely/router';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { useWords } from '../texts/words.ts';
import styles from './layout.module.css';

/** A line at the top while the next page loads. The current page stays usable. */
export function NavigationProgress() {
  const words = useWords();
  const isLoading = useNavigation().state === 'loading';

  return (
    <div role="status">
      {isLoading && (
        <>
          <div className={styles.progress} />
          <VisuallyHidden>{words('loading')}</VisuallyHidden>
        </>
      )}
    </div>
  );
}

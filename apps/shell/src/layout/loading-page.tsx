import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { useWords } from '../texts/words.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

/** The frame while the first page is on its way: the same header and footer, so nothing jumps. */
export function LoadingPage() {
  const words = useWords();

  return (
    <div className={styles.frame}>
      <Header />
      <main className={styles.main}>
        <div className={styles.loading} role="status">
          <VisuallyHidden>{words('loading')}</VisuallyHidden>
        </div>
      </main>
      <Footer />
    </div>
  );
}

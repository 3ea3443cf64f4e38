import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../journey/words.ts';
import styles from '../pay.module.css';

const Dialog = lazy(() => import('@freely/ui/dialog').then((part) => ({ default: part.Dialog })));

/** The policy as the server words it, a press away. */
export function CancellationPolicy({ text }: { text: string }) {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button type="button" className={styles.tip} onClick={() => setOpen(true)}>
        {say('summary.policy')}
      </button>
      {isOpen && (
        <Suspense>
          <Dialog title={say('summary.policy')} isOpen onClose={() => setOpen(false)} size="sm">
            <p className={styles.policy}>{text}</p>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

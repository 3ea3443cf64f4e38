import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../journey/words.ts';
import styles from '../pay.module.css';

const Dialog = lazy(() =>
  import('@freely/ui/dialog').then((module) => ({ default: module.Dialog })),
);

/** A link that opens the cancellation policy, in the server's wording. */
export function CancellationPolicy({ text }: { text: string }) {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button type="button" className={styles.policyLink} onClick={() => setOpen(true)}>
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

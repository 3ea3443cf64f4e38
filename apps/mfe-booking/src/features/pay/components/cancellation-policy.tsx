import { useTranslation } from '@freely/i18n';
import { lazy, Suspense, useState } from 'react';
import styles from '../pay.module.css';

const Dialog = lazy(() =>
  import('@freely/ui/dialog').then((module) => ({ default: module.Dialog })),
);

/** A link that opens the cancellation policy, in the server's wording. */
export function CancellationPolicy({ text }: { text: string }) {
  const { t } = useTranslation('booking/checkout');
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button type="button" className={styles.policyLink} onClick={() => setOpen(true)}>
        {t('summary.policy')}
      </button>
      {isOpen && (
        <Suspense>
          <Dialog title={t('summary.policy')} isOpen onClose={() => setOpen(false)} size="sm">
            <p className={styles.policy}>{text}</p>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

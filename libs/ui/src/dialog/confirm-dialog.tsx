import { useTranslation } from '@freely/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  /** The question, with its verb: "Cancel this booking?" */
  title: ReactNode;
  isOpen: boolean;
  onYes: () => void;
  onNo: () => void;
  /** The answer is being carried out: both buttons wait. */
  isPending?: boolean | undefined;
  /** What follows from a yes, and anything to fill in. */
  children?: ReactNode;
  /** The yes cannot be undone. */
  isDanger?: boolean | undefined;
  /** At most 290px wide. */
  isSmall?: boolean | undefined;
}

/** A question with the answers Yes and No. */
export function ConfirmDialog({
  title,
  isOpen,
  onYes,
  onNo,
  isPending = false,
  children,
  isDanger = false,
  isSmall = false,
}: ConfirmDialogProps) {
  const { t } = useTranslation('ui');

  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onNo}
      size={isSmall ? 'xs' : 'sm'}
      isSticky
      footer={
        <div className={styles.answers}>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={onYes} isPending={isPending}>
            {t('confirm.yes')}
          </Button>
          <Button variant="secondary" onClick={onNo} disabled={isPending}>
            {t('confirm.no')}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}

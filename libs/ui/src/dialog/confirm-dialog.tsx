import { useTranslation } from '@freely/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  /** The question, with a verb: "Cancel this booking?" */
  title: ReactNode;
  isOpen: boolean;
  onYes: () => void;
  onNo: () => void;
  /** The action is running: its buttons are inactive, and nothing closes it. */
  isPending?: boolean | undefined;
  /** The consequences of a yes, and any fields. */
  children?: ReactNode;
  /** The action cannot be undone. */
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
  // While it fades out, a second press is no second answer.
  const answer = () => isOpen && onYes();

  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onNo}
      size={isSmall ? 'xs' : 'sm'}
      isSticky
      isPending={isPending}
      footer={
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onNo} disabled={isPending}>
            {t('confirm.no')}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={answer} isPending={isPending}>
            {t('confirm.yes')}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}

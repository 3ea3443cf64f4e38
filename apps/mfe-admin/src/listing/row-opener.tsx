import { VisuallyHidden } from '@freely/ui/visually-hidden';
import type { ReactNode } from 'react';
import styles from './row-opener.module.css';

interface RowOpenerProps {
  /** The whole of what it does: "Open the profile of Nia Bell". */
  label: string;
  onOpen: () => void;
  children: ReactNode;
}

/** What a row is called; a press opens its drawer. */
export function RowOpener({ label, onOpen, children }: RowOpenerProps) {
  return (
    <button type="button" className={styles.opener} onClick={onOpen}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true" className={styles.words}>
        {children}
      </span>
    </button>
  );
}

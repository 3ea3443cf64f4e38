import { VisuallyHidden } from '@freely/ui/visually-hidden';
import type { ReactNode } from 'react';
import styles from './row-opener.module.css';

interface RowOpenerProps {
  /** The accessible name: "Open the profile of Nia Bell". */
  label: string;
  onOpen: () => void;
  children: ReactNode;
}

/** The name of a row as a button that opens its drawer. */
export function RowOpener({ label, onOpen, children }: RowOpenerProps) {
  return (
    <button type="button" className={styles.opener} onClick={onOpen}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true" className={styles.content}>
        {children}
      </span>
    </button>
  );
}

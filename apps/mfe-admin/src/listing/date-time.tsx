import { useFormatDateTime } from '../drawer/use-format-date-time.ts';
import styles from './date-time.module.css';

/** A date and time of a row, in one line. */
export function DateTime({ at }: { at: string }) {
  const formatDateTime = useFormatDateTime();

  return (
    <time className={styles.time} dateTime={at}>
      {formatDateTime(at)}
    </time>
  );
}

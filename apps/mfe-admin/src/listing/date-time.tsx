import { classNames } from '@freely/ui/class-names';
import { useFormatDateTime } from '../drawer/use-format-date-time.ts';
import styles from './date-time.module.css';

interface DateTimeProps {
  at: string;
  /** May have the time below the date: beside much else, whose rows have two lines anyway. */
  mayBreak?: boolean;
}

/** A date and time of a row, in one line. */
export function DateTime({ at, mayBreak = false }: DateTimeProps) {
  const formatDateTime = useFormatDateTime();

  return (
    <time className={classNames(styles.time, mayBreak && styles.mayBreak)} dateTime={at}>
      {formatDateTime(at)}
    </time>
  );
}

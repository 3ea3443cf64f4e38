import type { SuspiciousAccount } from '@freely/api-client/contract';
import { type ParseKeys, useTranslation } from '@freely/i18n';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import styles from './sign-list.module.css';

type Sign = SuspiciousAccount['signs'][number];

/** What an account did, and when it did so last. */
export function SignList({ signs }: { signs: readonly Sign[] }) {
  const { t, i18n } = useTranslation('admin/abuse');
  const formatDateTime = useFormatDateTime();

  /** A limit that is newer than this page has no words here yet. */
  function reasonOf(reason: string): string {
    const key = `reasons.${reason}`;

    return i18n.exists(key, { ns: 'admin/abuse' }) ? t(key as ParseKeys<'admin/abuse'>) : reason;
  }

  return (
    <ul className={styles.signs}>
      {signs.map(({ sign, count, reason, last_at }) => (
        <li key={`${sign} ${reason}`}>
          {t(`signs.${sign}`, { count, reason: reasonOf(reason) })}{' '}
          <time dateTime={last_at}>{formatDateTime(last_at)}</time>
        </li>
      ))}
    </ul>
  );
}

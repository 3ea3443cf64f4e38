import { useTranslation } from '@freely/i18n';
import styles from '../legal.module.css';

/** The names by which a browser shows what is kept in it. */
export function KeptAs({ names = [] }: { names?: readonly string[] | undefined }) {
  const { t } = useTranslation('public/legal');
  if (names.length === 0) return null;

  return (
    <p className={styles.kept}>
      {t('keptAs')}{' '}
      {names.map((name) => (
        <code key={name}>{name}</code>
      ))}
    </p>
  );
}

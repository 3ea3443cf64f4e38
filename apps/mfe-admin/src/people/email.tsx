import styles from './email.module.css';

/** An email; on phones, a line break goes before its domain. */
export function Email({ email }: { email: string }) {
  const at = email.lastIndexOf('@');

  return (
    <span className={styles.email} title={email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

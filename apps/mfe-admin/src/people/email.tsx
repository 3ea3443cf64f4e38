import styles from './email.module.css';

/** An e-mail address; where it has to break, it does before its domain. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');

  return (
    <span className={styles.email}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

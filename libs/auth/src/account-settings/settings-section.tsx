import { type ReactNode, useId } from 'react';
import styles from './account-settings.module.css';

export interface SettingsSectionProps {
  title: string;
  /** What the setting means, before it is changed. */
  text: ReactNode;
  children: ReactNode;
}

/** One thing to set, with its own button: sections stand under one another between hairlines. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();

  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.control}>{children}</div>
    </section>
  );
}

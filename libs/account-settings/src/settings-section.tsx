import { type ReactNode, useId } from 'react';
import styles from './account-settings.module.css';

export interface SettingsSectionProps {
  title: string;
  /** Explains the setting. */
  text: ReactNode;
  children: ReactNode;
}

/** One setting with its own button. Sections are separated by hairlines. */
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

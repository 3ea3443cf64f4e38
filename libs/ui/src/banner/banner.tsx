import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import { TONE_ICONS } from '../tones.ts';
import styles from './banner.module.css';

export interface BannerProps {
  /** `warning` for impersonation, `info` for being offline. */
  tone?: 'warning' | 'info' | undefined;
  /** Names the landmark: "Acting as a customer". */
  label: string;
  children: ReactNode;
  /** What ends the situation: "Return to admin". */
  action?: ReactNode;
  icon?: LucideIcon | undefined;
}

/** A bar across every page while an unusual state lasts (D34, D47). */
export function Banner({ tone = 'warning', label, children, action, icon }: BannerProps) {
  return (
    <section aria-label={label} className={classNames(styles.banner, styles[tone])}>
      <div className={styles.inside}>
        <Icon of={icon ?? TONE_ICONS[tone]} />
        <p className={styles.text}>{children}</p>
        {action}
      </div>
    </section>
  );
}

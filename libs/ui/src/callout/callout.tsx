import { Info, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import { TONE_ICONS, type Tone } from '../tones.ts';
import styles from './callout.module.css';

export interface CalloutProps {
  /** `plain` for terms and asides. */
  tone?: Tone | 'plain' | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** Replaces the icon of the tone. */
  icon?: LucideIcon | undefined;
  /** `alert` is read out at once: for a message that appears after a press. */
  role?: 'alert' | 'status' | 'note' | undefined;
  /** Whether it takes the focus when it appears: for one that may be far from what was pressed. */
  takesFocus?: boolean | undefined;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** A message that stays on the page, beside what it is about. */
export function Callout({
  tone = 'plain',
  title,
  children,
  icon,
  role,
  takesFocus = false,
}: CalloutProps) {
  const callout = useRef<HTMLDivElement>(null);
  // An effect: until those of a dialog that closes at the same moment have ended, the page is inert.
  useEffect(() => {
    if (takesFocus) focus(callout.current);
  }, [takesFocus]);

  return (
    <div
      ref={callout}
      tabIndex={takesFocus ? -1 : undefined}
      role={role}
      className={classNames(styles.callout, tone !== 'plain' && styles[tone])}
    >
      <Icon of={icon ?? (tone === 'plain' ? Info : TONE_ICONS[tone])} />
      <div className={styles.text}>
        {title && <strong>{title}</strong>} {children}
      </div>
    </div>
  );
}

import { useTranslation } from '@freely/i18n';
import { X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import { TONE_ICONS, type Tone } from '../tones.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './toast.module.css';
import { usePausableTimeout } from './use-pausable-timeout.ts';

/** How long a toast stays, in milliseconds, while nobody hovers or focuses it (D4). */
const DURATION = 1500;

export interface Toast {
  id: string;
  tone: Tone;
  title: ReactNode;
  text?: ReactNode;
}

export interface ToastRegionProps {
  /** Newest last. */
  toasts: readonly Toast[];
  /** Called when the time is over, and by the close button. */
  onDismiss: (id: string) => void;
}

/** Short messages at the top of the page, each read out as it appears. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const { t } = useTranslation('ui');

  return (
    <section aria-label={t('toast.region')} className={styles.region}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} {...toast} onDismiss={() => onDismiss(toast.id)} />
      ))}
    </section>
  );
}

function ToastCard({ tone, title, text, onDismiss }: Toast & { onDismiss: () => void }) {
  const { t } = useTranslation('ui');
  const { pause, resume } = usePausableTimeout(onDismiss, DURATION);
  const pausedBy = useRef({ pointer: false, focus: false });

  function setPaused(reason: 'pointer' | 'focus', isPaused: boolean) {
    const wasPaused = pausedBy.current.pointer || pausedBy.current.focus;
    pausedBy.current[reason] = isPaused;
    const isPausedNow = pausedBy.current.pointer || pausedBy.current.focus;
    if (isPausedNow && !wasPaused) pause();
    if (!isPausedNow && wasPaused) resume();
  }

  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setPaused('focus', false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events only pause the timer (D4).
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(styles.toast, tone !== 'info' && styles[tone])}
      onPointerEnter={() => setPaused('pointer', true)}
      onPointerLeave={() => setPaused('pointer', false)}
      onFocus={() => setPaused('focus', true)}
      onBlur={handleBlur}
    >
      <span className={styles.mark}>
        <Icon of={TONE_ICONS[tone]} />
      </span>
      <div className={styles.text}>
        <VisuallyHidden>{t(`tone.${tone}`)}: </VisuallyHidden>
        <b>{title}</b>
        {text}
      </div>
      <IconButton label={t('close')} onClick={onDismiss} className={styles.close}>
        <Icon of={X} />
      </IconButton>
      <span className={styles.line} />
    </div>
  );
}

import { useTranslation } from '@freely/i18n';
import { X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import { TONE_ICONS, type Tone } from '../tones.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './notice.module.css';
import { usePausableTimeout } from './use-pausable-timeout.ts';

/** How long a notice stays, in milliseconds, while nobody hovers or focuses it (D4). */
const STAYS_FOR = 1500;

export interface Notice {
  id: string;
  tone: Tone;
  title: ReactNode;
  text?: ReactNode;
}

export interface NoticeRegionProps {
  /** Newest last. */
  notices: readonly Notice[];
  /** The time of the notice is over, or its close button was pressed. */
  onDismiss: (id: string) => void;
}

/** Short messages at the top of the window, read out as they come. Keep it mounted while empty. */
export function NoticeRegion({ notices, onDismiss }: NoticeRegionProps) {
  const { t } = useTranslation('ui');

  return (
    <section aria-label={t('notice.region')} className={styles.region}>
      {notices.map((notice) => (
        <NoticeCard key={notice.id} {...notice} onDismiss={() => onDismiss(notice.id)} />
      ))}
    </section>
  );
}

function NoticeCard({ tone, title, text, onDismiss }: Notice & { onDismiss: () => void }) {
  const { t } = useTranslation('ui');
  const { hold, release } = usePausableTimeout(onDismiss, STAYS_FOR);
  const held = useRef({ byPointer: false, byFocus: false });

  function keep(reason: 'byPointer' | 'byFocus', isHeld: boolean) {
    const wasHeld = held.current.byPointer || held.current.byFocus;
    held.current[reason] = isHeld;
    const nowHeld = held.current.byPointer || held.current.byFocus;
    if (nowHeld && !wasHeld) hold();
    if (!nowHeld && wasHeld) release();
  }

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) keep('byFocus', false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only its clock listens (D4).
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(styles.notice, tone !== 'info' && styles[tone])}
      onPointerEnter={() => keep('byPointer', true)}
      onPointerLeave={() => keep('byPointer', false)}
      onFocus={() => keep('byFocus', true)}
      onBlur={leave}
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

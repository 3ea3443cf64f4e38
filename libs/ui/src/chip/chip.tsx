import { useTranslation } from '@freely/i18n';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import type { Tone } from '../tones.ts';
import styles from './chip.module.css';

export interface ChipProps {
  children: ReactNode;
  tone?: 'plain' | 'accent' | Tone | undefined;
  icon?: ReactNode;
  size?: 'md' | 'sm' | undefined;
  onRemove?: (() => void) | undefined;
  /** The full name of the close button, "Remove Gel manicure"; derived from a plain text label. */
  removeLabel?: string | undefined;
}

/** A small fact or a chosen filter. */
export function Chip({
  children,
  tone = 'plain',
  icon,
  size = 'md',
  onRemove,
  removeLabel,
}: ChipProps) {
  const { t } = useTranslation('ui');

  return (
    <span
      className={classNames(
        styles.chip,
        tone !== 'plain' && styles[tone],
        size === 'sm' && styles.sm,
      )}
    >
      {icon}
      {children}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          onClick={onRemove}
          aria-label={removeLabel ?? t('chip.remove', { name: children })}
        >
          <Icon of={X} size="sm" />
        </button>
      )}
    </span>
  );
}

export interface StatusChipProps {
  tone: Tone;
  /** Required: status is never shown by colour alone. */
  icon: ReactNode;
  children: ReactNode;
  size?: 'md' | 'sm' | undefined;
}

/** The state of a thing: approved, waiting, rejected. */
export function StatusChip(props: StatusChipProps) {
  return <Chip {...props} />;
}

import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

export interface IconProps {
  /** The drawing, from lucide-react: `of={MapPin}`. */
  of: LucideIcon;
  size?: 'md' | 'sm' | undefined;
  className?: string | undefined;
}

/** A decorative icon in the colour of the text beside it. Its meaning must be in words. */
export function Icon({ of: Drawing, size = 'md', className }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      className={classNames(styles.icon, size === 'sm' && styles.sm, className)}
    />
  );
}

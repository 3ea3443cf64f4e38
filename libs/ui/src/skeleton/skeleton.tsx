import { useTranslation } from '@freely/i18n';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './skeleton.module.css';

export interface BoneProps {
  /** Any CSS length: "12ch", "3rem", "100%". */
  width?: string | undefined;
  height?: string | undefined;
  isRound?: boolean | undefined;
  className?: string | undefined;
}

/** A grey place where something will be; give it the exact shape of what comes. */
export function Bone({ width = '100%', height = '1em', isRound, className }: BoneProps) {
  return (
    <span
      className={classNames(styles.bone, isRound && styles.round, className)}
      // No attribute: a page made ahead may hold bones, and its policy refuses styles written there.
      ref={(bone) => {
        if (bone) Object.assign(bone.style, { width, height });
      }}
    />
  );
}

export interface SkeletonRegionProps extends ComponentProps<'div'> {
  /** What is read out once, "Loading" unless given. */
  label?: string | undefined;
}

/** Bones stand in here: busy for assistive technology, and in sight only after 200ms. */
export function SkeletonRegion({ label, children, className, ...props }: SkeletonRegionProps) {
  const { t } = useTranslation('ui');

  return (
    <div {...props} aria-busy="true" className={classNames(styles.late, className)}>
      <VisuallyHidden role="status">{label ?? t('loading')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

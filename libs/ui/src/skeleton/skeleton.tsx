import { useTranslation } from '@freely/i18n';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length: "12ch", "3rem", "100%". */
  width?: string | undefined;
  height?: string | undefined;
  isRound?: boolean | undefined;
  className?: string | undefined;
}

/** A grey placeholder for content that is loading; give it the exact shape of that content. */
export function Skeleton({ width = '100%', height = '1em', isRound, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, isRound && styles.round, className)}
      // Not a style attribute: prerendered pages may show skeletons, and their policy allows none.
      ref={(element) => {
        if (element) Object.assign(element.style, { width, height });
      }}
    />
  );
}

export interface SkeletonRegionProps extends ComponentProps<'div'> {
  /** Read out once; "Loading" unless given. */
  label?: string | undefined;
}

/** A group of skeletons: busy for assistive technology, and visible only after 200ms. */
export function SkeletonRegion({ label, children, className, ...props }: SkeletonRegionProps) {
  const { t } = useTranslation('ui');

  return (
    <div
      {...props}
      aria-busy="true"
      // For the frame of the page: what stands below it is not where it will be.
      data-page-pending=""
      className={classNames(styles.delayed, className)}
    >
      <VisuallyHidden role="status">{label ?? t('loading')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

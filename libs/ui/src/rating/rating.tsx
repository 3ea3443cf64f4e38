import { useTranslation } from '@freely/i18n';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './rating.module.css';
import { Stars } from './stars.tsx';

export interface RatingProps {
  /** 0.5 to 5. */
  value: number;
  /** The number of reviews it is the average of. */
  count?: number | undefined;
  /** `sm` one star, `md` five, `lg` five larger ones. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A rating as stars; screen readers read "Rated 4.9 out of 5 from 127 reviews". */
export function Rating({ value, count, size = 'sm' }: RatingProps) {
  const { t } = useTranslation('ui');
  const shown = value.toFixed(1);

  return (
    <span className={classNames(styles.rating, size === 'lg' && styles.lg)}>
      <VisuallyHidden>
        {count === undefined
          ? t('rating.spoken', { value: shown })
          : t('rating.spokenWithCount', { value: shown, count })}
      </VisuallyHidden>
      {size === 'sm' ? <Stars value={1} of={1} /> : <Stars value={value} />}
      <b aria-hidden="true">{shown}</b>
      {count !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {t('rating.count', { count })}
        </span>
      )}
    </span>
  );
}

import { useTranslation } from '@freely/i18n';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import styles from '../view-profile.module.css';

export function ProfileSkeleton() {
  const { t } = useTranslation('booking/profile');

  return (
    <SkeletonRegion label={t('loading')}>
      <div className={styles.photosSkeleton}>
        <Skeleton height="auto" />
        <Skeleton height="auto" />
        <Skeleton height="auto" />
      </div>
      <div className={styles.columns}>
        <div className={styles.textSkeleton}>
          <Skeleton width="12rem" height="2.5rem" />
          <Skeleton width="16rem" />
          <Skeleton height="8rem" />
        </div>
        <Skeleton height="16rem" />
      </div>
    </SkeletonRegion>
  );
}

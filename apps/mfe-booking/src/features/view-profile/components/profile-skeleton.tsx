import { Bone, SkeletonRegion } from '@freely/ui/skeleton';
import { useWords } from '../../../journey/words.ts';
import styles from '../view-profile.module.css';

export function ProfileSkeleton() {
  const say = useWords();

  return (
    <SkeletonRegion label={say('profile.loading')}>
      <div className={styles.reelBones}>
        <Bone height="auto" />
        <Bone height="auto" />
        <Bone height="auto" />
      </div>
      <div className={styles.columns}>
        <div className={styles.bones}>
          <Bone width="12rem" height="2.5rem" />
          <Bone width="16rem" />
          <Bone height="8rem" />
        </div>
        <Bone height="16rem" />
      </div>
    </SkeletonRegion>
  );
}

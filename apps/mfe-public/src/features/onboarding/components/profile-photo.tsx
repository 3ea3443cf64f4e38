import { useSession } from '@freely/auth';
import { useSaveAvatar } from '@freely/federation/practice/save-avatar';
import { useQuery } from '@freely/query';
import { Avatar } from '@freely/ui/avatar';
import { CropDialog } from '@freely/ui/crop-dialog';
import { FileDrop } from '@freely/ui/file-drop';
import { useState } from 'react';
import styles from '../onboarding.module.css';
import { settingsQuery } from '../queries.ts';
import { useWords } from '../words.ts';
import { SaveProblem } from './save-problem.tsx';

const KINDS = 'image/gif,image/jpeg,image/png,image/bmp';

/** A face for the profile: chosen, cropped to a square, and saved. */
export function ProfilePhoto() {
  const say = useWords();
  const { user } = useSession();
  const settings = useQuery(settingsQuery);
  const [photo, setPhoto] = useState<File | null>(null);
  const [isOtherKind, setOtherKind] = useState(false);
  const { save, isPending, src, problem } = useSaveAvatar(() => setPhoto(null));
  const shown = src ?? settings.data?.avatar ?? null;

  function take([file]: File[]) {
    const isPicture = file !== undefined && KINDS.split(',').includes(file.type);
    setOtherKind(!isPicture);
    setPhoto(isPicture ? file : null);
  }

  return (
    <div className={styles.photo}>
      {user && <Avatar id={user.user_id} name={user.name} src={shown} size={96} />}
      <div className={styles.photoChoice}>
        <FileDrop
          label={say(`onboarding.finished.photo.${shown ? 'change' : 'add'}`)}
          about={say('onboarding.finished.photo.about')}
          accept={KINDS}
          onFiles={take}
          error={isOtherKind ? say('onboarding.finished.photo.kind') : undefined}
        />
        <SaveProblem message={problem} />
      </div>
      <CropDialog
        photo={photo}
        isPending={isPending}
        onCrop={(square) => photo && save({ name: photo.name, square })}
        onClose={() => setPhoto(null)}
      />
    </div>
  );
}

import { useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useSaveAvatar } from '@freely/practice/save-avatar';
import { useQuery } from '@freely/query';
import { Avatar } from '@freely/ui/avatar';
import { CropDialog } from '@freely/ui/crop-dialog';
import { FileDrop } from '@freely/ui/file-drop';
import { useState } from 'react';
import styles from '../onboarding.module.css';
import { settingsQuery } from '../queries.ts';
import { SaveProblem } from './save-problem.tsx';

const ACCEPTED_TYPES = 'image/gif,image/jpeg,image/png,image/bmp';

/** The profile photo: select a file, crop it to a square, and save it. */
export function ProfilePhoto() {
  const { t } = useTranslation('public/onboarding');
  const { user } = useSession();
  const settings = useQuery(settingsQuery);
  const [photo, setPhoto] = useState<File | null>(null);
  const [isWrongType, setWrongType] = useState(false);
  const { save, isPending, src, problem } = useSaveAvatar(() => setPhoto(null));
  const shown = src ?? settings.data?.avatar ?? null;

  function selectFile([file]: File[]) {
    const isImage = file !== undefined && ACCEPTED_TYPES.split(',').includes(file.type);
    setWrongType(!isImage);
    setPhoto(isImage ? file : null);
  }

  return (
    <div className={styles.photo}>
      {user && <Avatar id={user.user_id} name={user.name} src={shown} size={96} />}
      <div className={styles.photoChoice}>
        <FileDrop
          label={t(`finished.photo.${shown ? 'change' : 'add'}`)}
          about={t('finished.photo.about')}
          accept={ACCEPTED_TYPES}
          onFiles={selectFile}
          error={isWrongType ? t('finished.photo.wrongType') : undefined}
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

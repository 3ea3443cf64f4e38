import { userSettingsQuery } from '@freely/account-settings';
import { send } from '@freely/api-client/client';
import { maxImageBytes, saveAvatar, type UserSettings } from '@freely/api-client/contract';
import { useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { Avatar } from '@freely/ui/avatar';
import { CropDialog } from '@freely/ui/crop-dialog';
import { FileDrop } from '@freely/ui/file-drop';
import { useState } from 'react';
import styles from '../profile.module.css';

const IMAGE_TYPES = ['image/gif', 'image/jpeg', 'image/png', 'image/bmp'];

/** The avatar: chosen, cropped to a square, and saved immediately. */
export function Photo({ settings }: { settings: UserSettings }) {
  const { t } = useTranslation('practitioner/profile');
  const { user } = useSession();
  const queryClient = useQueryClient();
  const [photo, setPhoto] = useState<File | null>(null);
  const [problem, setProblem] = useState<'kind' | 'size' | null>(null);
  const save = useMutation({
    mutationFn: ({ name, square }: { name: string; square: Blob }) =>
      send(saveAvatar, { body: { name, profileImage: square } }),
    onSuccess: ({ message, src }) => {
      setPhoto(null);
      queryClient.setQueryData(userSettingsQuery.queryKey, { ...settings, avatar: src });
      void queryClient.invalidateQueries({ queryKey: ['dashboard', 'practitioner'] });
      showToast({ tone: 'success', title: message });
    },
    // The specification only logs this failure; here the user is told and can retry (D48).
    onError: ({ message }) => showToast({ tone: 'warning', title: message }),
  });

  function choose([file]: File[]) {
    if (!file) return;
    const typeProblem = IMAGE_TYPES.includes(file.type) ? null : 'kind';
    // The browser crops the photo and sends a small JPEG, so only far too large files are refused.
    const sizeProblem = file.size > 4 * maxImageBytes ? 'size' : null;
    setProblem(typeProblem ?? sizeProblem);
    if (!typeProblem && !sizeProblem) setPhoto(file);
  }

  return (
    <div className={styles.photo}>
      <Avatar
        src={settings.avatar}
        id={user?.user_id ?? settings.first_name}
        name={settings.first_name}
        size={96}
      />
      <FileDrop
        label={t('photo.add')}
        about={t('photo.about')}
        accept={IMAGE_TYPES.join()}
        error={problem ? t(`photo.${problem}`) : undefined}
        onFiles={choose}
      />
      <CropDialog
        photo={photo}
        title={t('photo.crop')}
        isPending={save.isPending}
        onClose={() => setPhoto(null)}
        onCrop={(square) => photo && save.mutate({ name: photo.name, square })}
      />
    </div>
  );
}

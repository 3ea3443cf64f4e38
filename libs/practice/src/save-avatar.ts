import { send } from '@freely/api-client/client';
import { saveAvatar } from '@freely/api-client/contract';
import { useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';

/** A cropped photo, and the name of the file that it came from. */
interface CroppedPhoto {
  name: string;
  square: Blob;
}

/**
 * Saves the square that a `CropDialog` cut. `onDone` closes the dialog after a success and after a
 * failure. `problem` says why the photo was not saved, next to where another can be chosen (D48).
 */
export function useSaveAvatar(onDone: () => void) {
  const queryClient = useQueryClient();
  const attempt = useMutation({
    mutationFn: ({ name, square }: CroppedPhoto) =>
      send(saveAvatar, { body: { name: name.slice(-255), profileImage: square } }),
    onSuccess: ({ message }) => {
      showToast({ tone: 'success', title: message });
      void queryClient.invalidateQueries({ queryKey: ['dashboard', 'user', 'settings'] });
    },
    onSettled: onDone,
  });

  return {
    save: (photo: CroppedPhoto) => attempt.mutate(photo),
    isPending: attempt.isPending,
    /** The URL of the saved photo; undefined before one was saved. */
    src: attempt.data?.src,
    problem: attempt.error?.message ?? null,
  };
}

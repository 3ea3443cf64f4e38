import { send } from '@freely/api-client/client';
import { saveAvatar } from '@freely/api-client/contract';
import { notify } from '@freely/federation';
import { useMutation, useQueryClient } from '@freely/query';

/** A photo that was cropped, and the name of the file that it came from. */
interface CroppedPhoto {
  name: string;
  square: Blob;
}

/**
 * Saves the square that a `CropDialog` cut; `onDone` closes that, whatever came of it: `problem`
 * tells why a photo was not saved, beside the place where another can be chosen (D48).
 */
export function useSaveAvatar(onDone: () => void) {
  const queryClient = useQueryClient();
  const attempt = useMutation({
    mutationFn: ({ name, square }: CroppedPhoto) =>
      send(saveAvatar, { body: { name: name.slice(-255), profileImage: square } }),
    onSuccess: ({ message }) => {
      notify({ tone: 'success', title: message });
      void queryClient.invalidateQueries({ queryKey: ['dashboard', 'user', 'settings'] });
    },
    onSettled: onDone,
  });

  return {
    save: (photo: CroppedPhoto) => attempt.mutate(photo),
    isPending: attempt.isPending,
    /** Where the saved photo is; undefined until one was saved. */
    src: attempt.data?.src,
    problem: attempt.error?.message ?? null,
  };
}

import { ApiError, send } from '@freely/api-client/client';
import {
  addWorkImage,
  orderWorkImages,
  removeWorkImage,
  workImages,
} from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import type { ImageUploaderProps } from '@freely/ui/image-uploader';

/** Messages for an image that the server returned without its id (spec 1 §8). */
export interface ImageWords {
  /** 'Failed to set id for image' */
  setFailed: string;
  /** 'Failed to get id for image' */
  getFailed: string;
}

/** The signed-in practitioner's work images. */
export const workImagesQuery = queryOptions({
  queryKey: ['practitioner', 'images'],
  queryFn: ({ signal }) => send(workImages, {}, { signal }),
});

/** Uploads, removes and orders work images, for an `ImageUploader`. Failures are shown as a toast (D48). */
export function useWorkImages(
  words: ImageWords,
): Pick<ImageUploaderProps, 'upload' | 'onRemove' | 'onReorder'> {
  const queryClient = useQueryClient();
  const { queryKey } = workImagesQuery;
  const onReorder = useReorder();

  return {
    onReorder,
    async upload(file, { signal }) {
      try {
        const { files } = await send(addWorkImage, { body: { file } }, { signal });
        const [image] = files;
        if (!image) {
          warn(words.setFailed);
          return await queryClient.invalidateQueries({ queryKey });
        }
        // A running query would bring back the old list.
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, (now = []) => [...now, image]);
      } catch (error) {
        if (!signal.aborted) warn(messageOf(error, words.setFailed));
        // The server may have it all the same, when only its answer was lost, or the upload was taken back late.
        await queryClient.invalidateQueries({ queryKey });
        throw error;
      }
    },
    async onRemove(id) {
      try {
        await send(removeWorkImage, { params: { id: String(id) } });
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, (now = []) => now.filter((image) => image.id !== id));
      } catch (error) {
        warn(messageOf(error, words.getFailed));
        await queryClient.invalidateQueries({ queryKey });
      }
    },
  };
}

/** An optimistic update; after a refusal, the refetch restores the server's order. */
export function useReorder(): (ids: readonly (string | number)[]) => void {
  const queryClient = useQueryClient();
  const { queryKey } = workImagesQuery;
  const mutationKey = ['practitioner', 'images', 'order'];
  const order = useMutation({
    mutationKey,
    mutationFn: (ids: number[]) => send(orderWorkImages, { body: { ids } }),
    // In sequence, so that the last order is the one that stays.
    scope: { id: mutationKey.join() },
    onError: ({ message }) => warn(message),
    // While other changes are pending, a refetch would show an outdated order.
    onSettled: () =>
      queryClient.isMutating({ mutationKey }) > 1
        ? undefined
        : queryClient.invalidateQueries({ queryKey }),
  });

  async function reorder(ids: readonly (string | number)[]) {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (list = []) =>
      ids.flatMap((id) => list.filter((image) => image.id === id)),
    );
    order.mutate(ids.map(Number));
  }

  return (ids) => void reorder(ids);
}

/** The server's message; `unread` if the response does not match the contract. */
function messageOf(error: unknown, unread: string): string {
  if (!(error instanceof ApiError)) throw error;

  return error.code === 'bad_answer' ? unread : error.message;
}

function warn(title: string): void {
  showToast({ tone: 'warning', title });
}

import { ApiError, send } from '@freely/api-client/client';
import { addWorkImage, removeWorkImage, workImages } from '@freely/api-client/contract';
import { queryOptions, useQueryClient } from '@freely/query';
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

/** Uploads and removes work images, for an `ImageUploader`. Failures are shown as a toast (D48). */
export function useWorkImages(words: ImageWords): Pick<ImageUploaderProps, 'upload' | 'onRemove'> {
  const queryClient = useQueryClient();
  const { queryKey } = workImagesQuery;

  return {
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

/** The server's message; `unread` if the response does not match the contract. */
function messageOf(error: unknown, unread: string): string {
  if (!(error instanceof ApiError)) throw error;

  return error.code === 'bad_answer' ? unread : error.message;
}

function warn(title: string): void {
  showToast({ tone: 'warning', title });
}

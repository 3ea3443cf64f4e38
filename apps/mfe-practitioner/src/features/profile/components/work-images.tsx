import { send } from '@freely/api-client/client';
import {
  addWorkImage,
  maxWorkImages,
  orderWorkImages,
  removeWorkImage,
} from '@freely/api-client/contract';
import { SettingsSection } from '@freely/auth/account-settings';
import { notify } from '@freely/federation';
import { useMutation, useQuery, useQueryClient } from '@freely/query';
import { ImageUploader } from '@freely/ui/image-uploader';
import { Loaded } from '../../../screen.tsx';
import { imagesQuery } from '../queries.ts';
import { useWords } from '../words.ts';

const orderKey = ['practitioner', 'images', 'order'];

/** Pictures of work, in the order that the practitioner gives them. */
export function WorkImages() {
  const say = useWords();
  const queryClient = useQueryClient();
  const images = useQuery(imagesQuery);

  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: imagesQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: ['dashboard', 'practitioner'] }),
    ]);

  const order = useMutation({
    mutationKey: orderKey,
    mutationFn: (ids: number[]) => send(orderWorkImages, { body: { ids } }),
    // One after another: the last order is the one that stays.
    scope: { id: orderKey.join() },
    onError: ({ message }) => notify({ tone: 'warning', title: message }),
    // While more moves are on their way, what the server has is not yet what is shown.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: orderKey }) > 1 ? undefined : refresh(),
  });

  /** Image calls that fail show the server's message (spec 3 §8), and go on failing. */
  async function orTell(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (error instanceof Error) notify({ tone: 'warning', title: error.message });
      throw error;
    }
    await refresh();
  }

  /** Shown at once; a refusal shows again what the server has. */
  async function reorder(ids: readonly (string | number)[]): Promise<void> {
    const { queryKey } = imagesQuery;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (list = []) =>
      ids.flatMap((id) => list.filter((image) => image.id === id)),
    );
    order.mutate(ids.map(Number));
  }

  return (
    <SettingsSection title={say('profile.images.title')} text={say('profile.images.text')}>
      <Loaded
        of={images}
        loading={say('profile.images.loading')}
        failed={say('profile.images.failed')}
      >
        {(list) => (
          <ImageUploader
            label={say('profile.images.label')}
            images={list}
            max={maxWorkImages}
            upload={(file, { signal }) =>
              orTell(send(addWorkImage, { body: { file } }, { signal }))
            }
            onRemove={(id) => orTell(send(removeWorkImage, { params: { id: String(id) } }))}
            onReorder={(ids) => void reorder(ids)}
            onRefused={(reason) => {
              if (reason === 'limit') {
                notify({ tone: 'warning', title: say('profile.images.limit') });
              }
            }}
          />
        )}
      </Loaded>
    </SettingsSection>
  );
}

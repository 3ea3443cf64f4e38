import { SettingsSection } from '@freely/account-settings';
import { send } from '@freely/api-client/client';
import {
  addWorkImage,
  maxWorkImages,
  orderWorkImages,
  removeWorkImage,
} from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useMutation, useQuery, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { ImageUploader } from '@freely/ui/image-uploader';
import { Loaded } from '../../../screen.tsx';
import { imagesQuery } from '../queries.ts';

const orderKey = ['practitioner', 'images', 'order'];

/** The work images, in the practitioner's order. */
export function WorkImages() {
  const { t } = useTranslation('practitioner/profile');
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
    // In sequence, so that the last order is the one that stays.
    scope: { id: orderKey.join() },
    onError: ({ message }) => showToast({ tone: 'warning', title: message }),
    // While other changes are pending, a refetch would show an outdated order.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: orderKey }) > 1 ? undefined : refresh(),
  });

  /** Shows the server's message of a failed image call (spec 3 §8), and rethrows the error. */
  async function reportErrors(call: Promise<unknown>): Promise<void> {
    try {
      await call;
    } catch (error) {
      if (error instanceof Error) showToast({ tone: 'warning', title: error.message });
      throw error;
    }
    await refresh();
  }

  /** An optimistic update; after a refusal, the refetch restores the server's order. */
  async function reorder(ids: readonly (string | number)[]): Promise<void> {
    const { queryKey } = imagesQuery;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (list = []) =>
      ids.flatMap((id) => list.filter((image) => image.id === id)),
    );
    order.mutate(ids.map(Number));
  }

  return (
    <SettingsSection title={t('images.title')} text={t('images.text')}>
      <Loaded of={images} loading={t('images.loading')} failed={t('images.failed')}>
        {(list) => (
          <ImageUploader
            label={t('images.label')}
            images={list}
            max={maxWorkImages}
            upload={(file, { signal }) =>
              reportErrors(send(addWorkImage, { body: { file } }, { signal }))
            }
            onRemove={(id) => reportErrors(send(removeWorkImage, { params: { id: String(id) } }))}
            onReorder={(ids) => void reorder(ids)}
            onRefused={(reason) => {
              if (reason === 'limit') {
                showToast({ tone: 'warning', title: t('images.limit') });
              }
            }}
          />
        )}
      </Loaded>
    </SettingsSection>
  );
}

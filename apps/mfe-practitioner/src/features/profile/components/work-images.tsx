import { SettingsSection } from '@freely/account-settings';
import { send } from '@freely/api-client/client';
import { addWorkImage, maxWorkImages, removeWorkImage } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useReorder } from '@freely/practice/work-images';
import { useQuery, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { ImageUploader } from '@freely/ui/image-uploader';
import { Loaded } from '../../../screen.tsx';
import { imagesQuery } from '../queries.ts';

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

  const reorder = useReorder();

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
            onReorder={reorder}
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

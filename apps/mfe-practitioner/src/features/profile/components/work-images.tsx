import { SettingsSection } from '@freely/account-settings';
import { maxWorkImages } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useWorkImages, workImagesQuery } from '@freely/practice/work-images';
import { useQuery } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { ImageUploader } from '@freely/ui/image-uploader';
import { Loaded } from '../../../screen.tsx';

/** The work images, in the practitioner's order. */
export function WorkImages() {
  const { t } = useTranslation('practitioner/profile');
  const images = useQuery(workImagesQuery);
  const changes = useWorkImages({
    setFailed: t('images.setFailed'),
    getFailed: t('images.getFailed'),
  });

  return (
    <SettingsSection title={t('images.title')} text={t('images.text')}>
      <Loaded of={images} loading={t('images.loading')} failed={t('images.failed')}>
        {(list) => (
          <ImageUploader
            label={t('images.label')}
            images={list}
            max={maxWorkImages}
            {...changes}
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

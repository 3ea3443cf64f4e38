import { maxWorkImages } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useWorkImages } from '@freely/practice/work-images';
import { ImageUploader } from '@freely/ui/image-uploader';
import { lazy, Suspense, useState } from 'react';
import { StepState } from './step-state.tsx';

// Loaded only when too many images are selected.
const TooMany = lazy(() => import('./too-many-images.tsx'));

interface WorkImagesProps {
  images: {
    data: readonly { id: number; src: string }[] | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  error: string | undefined;
}

/** Work images: at least one, up to ten. */
export function WorkImages({ images, error }: WorkImagesProps) {
  const { t } = useTranslation('public/onboarding');
  const [isTooMany, setTooMany] = useState(false);
  const { upload, onRemove, onReorder } = useWorkImages({
    setFailed: t('skills.setFailed'),
    getFailed: t('skills.getFailed'),
  });
  if (!images.data) {
    return (
      <StepState
        error={images.error}
        isFetching={images.isFetching}
        onRetry={() => void images.refetch()}
      />
    );
  }

  return (
    <>
      <ImageUploader
        label={t('skills.images')}
        hint={t('skills.imagesHint', { most: maxWorkImages })}
        images={images.data}
        upload={upload}
        onRemove={onRemove}
        onReorder={onReorder}
        max={maxWorkImages}
        onRefused={(reason) => reason === 'limit' && setTooMany(true)}
        error={images.data.length === 0 ? error : undefined}
      />
      {isTooMany && (
        <Suspense fallback={null}>
          <TooMany most={maxWorkImages} onClose={() => setTooMany(false)} />
        </Suspense>
      )}
    </>
  );
}

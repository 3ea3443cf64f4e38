import { useTranslation } from '@freely/i18n';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { FileDrop } from '../file-drop/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { IMAGE_TYPES, type ImageLimits, SERVER_LIMITS } from './image-size.ts';
import { ImageTile } from './image-tile.tsx';
import styles from './image-uploader.module.css';
import { PendingTile } from './pending-tile.tsx';
import type { UploadedImage } from './uploaded-image.ts';
import { type Upload, useUploads } from './use-uploads.ts';

// Loaded when an image is first removed.
const RemoveImageDialog = lazy(() => import('./remove-image-dialog.tsx'));

/** Why an image was refused: the limit is reached, its type is not accepted, or it is unreadable. */
export type Refusal = 'limit' | 'type' | 'unreadable';

export interface ImageUploaderProps {
  /** Names the field: "Photos of your work". */
  label: ReactNode;
  /** The images on the server, in order. */
  images: readonly UploadedImage[];
  upload: Upload;
  /** Called after confirmation; the dialog stays open until the returned promise settles. */
  onRemove: (id: UploadedImage['id']) => unknown;
  /** Receives all ids in their new order; without it images cannot be moved. */
  onReorder?: ((ids: UploadedImage['id'][]) => void) | undefined;
  onEdit?: ((image: UploadedImage) => void) | undefined;
  /** The maximum number of images; further ones are refused. */
  max?: number | undefined;
  /** Called once for each selection of files. The caller shows the message for `limit`. */
  onRefused?: ((reason: Refusal) => void) | undefined;
  limits?: ImageLimits | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  onFocus?: (() => void) | undefined;
  className?: string | undefined;
}

/** Uploads images, and lets the reader sort and remove them. */
export function ImageUploader({
  label,
  images,
  upload,
  onRemove,
  onReorder,
  onEdit,
  max = Number.POSITIVE_INFINITY,
  onRefused,
  limits = SERVER_LIMITS,
  hint,
  error,
  onFocus,
  className,
}: ImageUploaderProps) {
  const { t } = useTranslation('ui/images');
  const labelId = useId();
  const [problem, setProblem] = useState<string>();
  const [removing, setRemoving] = useState<UploadedImage>();
  const [dragged, setDragged] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const uploads = useUploads(upload, limits, (name) => {
    setProblem(t('uploader.unreadable', { name }));
    onRefused?.('unreadable');
  });

  function take(files: File[]) {
    const accepted = files.filter(({ type }) => IMAGE_TYPES.includes(type));
    const room = Math.max(0, max - images.length - uploads.pending.length);
    const hasOtherTypes = accepted.length < files.length;
    setProblem(hasOtherTypes ? t('uploader.type') : undefined);
    if (hasOtherTypes) onRefused?.('type');
    if (accepted.length > room) onRefused?.('limit');
    uploads.add(accepted.slice(0, room));
  }

  function move(from: number, to: number) {
    const ids = images.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined || from === to) return;
    ids.splice(to, 0, moved);
    onReorder?.(ids);
    setAnnouncement(t('uploader.moved', { number: to + 1, total: images.length }));
  }

  return (
    <section aria-labelledby={labelId} className={classNames(styles.uploader, className)}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {images.length + uploads.pending.length > 0 && (
        <ul className={styles.tiles} aria-label={t('uploader.list')}>
          {images.map((image, index) => (
            <ImageTile
              key={image.id}
              image={image}
              index={index}
              total={images.length}
              onRemove={() => setRemoving(image)}
              onEdit={onEdit && (() => onEdit(image))}
              onMove={onReorder && ((to) => move(index, to))}
              isDragged={dragged === index}
              onDrag={(isHeld) => setDragged(isHeld ? index : undefined)}
              onDropHere={() => dragged !== undefined && move(dragged, index)}
            />
          ))}
          {uploads.pending.map((pending) => (
            <PendingTile
              key={`pending-${pending.key}`}
              upload={pending}
              onRetry={() => uploads.retry(pending.key)}
              onRemove={() => uploads.remove(pending.key)}
            />
          ))}
        </ul>
      )}
      <FileDrop
        label={t('uploader.add')}
        about={t('uploader.about')}
        accept={IMAGE_TYPES.join()}
        multiple
        onFiles={take}
        onFocus={onFocus}
        hint={hint}
        error={problem ?? error}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {removing && (
        <Suspense fallback={null}>
          <RemoveImageDialog
            onNo={() => setRemoving(undefined)}
            onYes={async () => onRemove(removing.id)}
          />
        </Suspense>
      )}
    </section>
  );
}

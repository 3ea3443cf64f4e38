import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { FileDrop } from '../file-drop/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './image-uploader.module.css';
import { PendingTile } from './pending-tile.tsx';
import { PICTURE_KINDS, type PictureLimits, SERVER_LIMITS } from './picture-size.ts';
import { PictureTile } from './picture-tile.tsx';
import { type Upload, useUploads } from './use-uploads.ts';
import { useUploaderWords } from './words.ts';

// Only who removes a picture needs the question.
const RemoveQuestion = lazy(() => import('./remove-question.tsx'));

/** A picture that the server has. */
export interface UploadedImage {
  id: string | number;
  src: string;
  /** What it shows; "Photo 2 of 5" unless given. */
  alt?: string | undefined;
}

/** Why a picture was not taken: there are `max`, or it is of another kind, or it cannot be read. */
export type Refusal = 'limit' | 'type' | 'unreadable';

export interface ImageUploaderProps {
  /** Names the field: "Photos of your work". */
  label: ReactNode;
  /** Those that the server has, in order. */
  images: readonly UploadedImage[];
  upload: Upload;
  /** After the question was answered with yes, which waits for what it answers. */
  onRemove: (id: UploadedImage['id']) => unknown;
  /** All ids in their new order; without it pictures cannot be moved. */
  onReorder?: ((ids: UploadedImage['id'][]) => void) | undefined;
  onEdit?: ((image: UploadedImage) => void) | undefined;
  /** The most pictures; of a larger choice the first are taken, and `onRefused` is told. */
  max?: number | undefined;
  /** Told once for each choice. The words for `limit` are the caller's. */
  onRefused?: ((reason: Refusal) => void) | undefined;
  limits?: PictureLimits | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  onFocus?: (() => void) | undefined;
  className?: string | undefined;
}

/** Pictures to add by choosing or dropping, to put in order, and to remove. */
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
  const t = useUploaderWords();
  const labelId = useId();
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<UploadedImage>();
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const uploads = useUploads(upload, limits, (name) => {
    setProblem(t('uploader.unreadable', { name }));
    onRefused?.('unreadable');
  });

  function take(files: File[]) {
    const pictures = files.filter(({ type }) => PICTURE_KINDS.includes(type));
    const room = Math.max(0, max - images.length - uploads.pending.length);
    const isOfOtherKind = pictures.length < files.length;
    setProblem(isOfOtherKind ? t('uploader.type') : undefined);
    if (isOfOtherKind) onRefused?.('type');
    if (pictures.length > room) onRefused?.('limit');
    uploads.add(pictures.slice(0, room));
  }

  function move(from: number, to: number) {
    const ids = images.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined || from === to) return;
    ids.splice(to, 0, moved);
    onReorder?.(ids);
    setSaid(t('uploader.moved', { number: to + 1, total: images.length }));
  }

  return (
    <section aria-labelledby={labelId} className={classNames(styles.uploader, className)}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {images.length + uploads.pending.length > 0 && (
        <ul className={styles.tiles} aria-label={t('uploader.list')}>
          {images.map((image, index) => (
            <PictureTile
              key={image.id}
              image={image}
              index={index}
              total={images.length}
              onRemove={() => setAsked(image)}
              onEdit={onEdit && (() => onEdit(image))}
              onMove={onReorder && ((to) => move(index, to))}
              isDragged={dragged === index}
              onDrag={(isHeld) => setDragged(isHeld ? index : undefined)}
              onDropHere={() => dragged !== undefined && move(dragged, index)}
            />
          ))}
          {uploads.pending.map((picture) => (
            <PendingTile
              key={`pending-${picture.key}`}
              picture={picture}
              onRetry={() => uploads.retry(picture.key)}
              onDrop={() => uploads.drop(picture.key)}
            />
          ))}
        </ul>
      )}
      <FileDrop
        label={t('uploader.add')}
        about={t('uploader.about')}
        accept={PICTURE_KINDS.join()}
        multiple
        onFiles={take}
        onFocus={onFocus}
        hint={hint}
        error={problem ?? error}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {asked && (
        <Suspense fallback={null}>
          <RemoveQuestion onNo={() => setAsked(undefined)} onYes={async () => onRemove(asked.id)} />
        </Suspense>
      )}
    </section>
  );
}

import { useTranslation } from '@freely/i18n';
import { ArrowLeft, ArrowRight, Pencil, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './image-uploader.module.css';
import type { UploadedImage } from './uploaded-image.ts';

interface ImageTileProps {
  image: UploadedImage;
  index: number;
  total: number;
  onRemove: () => void;
  onEdit: (() => void) | undefined;
  /** Moves the image to a position, counted from 0. */
  onMove: ((to: number) => void) | undefined;
  isDragged: boolean;
  onDrag: (isHeld: boolean) => void;
  onDropHere: () => void;
}

/** An image on the server. It can be moved by dragging, or with the buttons. */
export function ImageTile({
  image,
  index,
  total,
  onRemove,
  onEdit,
  onMove,
  isDragged,
  onDrag,
  onDropHere,
}: ImageTileProps) {
  const { t } = useTranslation('ui/images');
  const number = index + 1;

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: total - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to < total) onMove?.(to);
  }

  return (
    <li
      className={styles.tile}
      draggable={onMove !== undefined}
      data-dragged={isDragged || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      onDragOver={(event) => onMove && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropHere();
      }}
    >
      <img
        src={image.src}
        alt={image.alt ?? t('uploader.image', { number, total })}
        width={240}
        height={240}
        loading="lazy"
        draggable={false}
      />
      <div className={styles.corner}>
        {onEdit && (
          <IconButton variant="line" label={t('uploader.edit', { number })} onClick={onEdit}>
            <Icon of={Pencil} />
          </IconButton>
        )}
        <IconButton variant="line" label={t('uploader.remove', { number })} onClick={onRemove}>
          <Icon of={X} />
        </IconButton>
      </div>
      {onMove && total > 1 && (
        <div className={styles.moves}>
          <IconButton
            variant="line"
            label={t('uploader.earlier', { number })}
            isAtEnd={index === 0}
            onClick={() => onMove(index - 1)}
            onKeyDown={onKeyDown}
          >
            <Icon of={ArrowLeft} />
          </IconButton>
          <IconButton
            variant="line"
            label={t('uploader.later', { number })}
            isAtEnd={number === total}
            onClick={() => onMove(index + 1)}
            onKeyDown={onKeyDown}
          >
            <Icon of={ArrowRight} />
          </IconButton>
        </div>
      )}
    </li>
  );
}

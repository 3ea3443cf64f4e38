import { useTranslation } from '@freely/i18n';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './carousel.module.css';
import type { CarouselImage } from './carousel-image.ts';

export interface LightboxProps {
  images: readonly CarouselImage[];
  label: string;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** One large image at a time. */
export default function Lightbox({ images, label, index, onIndex, onClose }: LightboxProps) {
  const { t } = useTranslation('ui');
  const image = images[index];
  const move = (step: number) => onIndex((index + step + images.length) % images.length);

  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  });
  // Not on one of its parts: the arrows work wherever the focus is.
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);

    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Dialog
      title={label}
      isOpen
      onClose={onClose}
      size="lg"
      footer={
        <div className={styles.controls}>
          <IconButton label={t('carousel.previousOne')} onClick={() => move(-1)}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <span role="status">
            {t('carousel.position', { number: index + 1, total: images.length })}
          </span>
          <IconButton label={t('carousel.nextOne')} onClick={() => move(1)}>
            <Icon of={ChevronRight} />
          </IconButton>
        </div>
      }
    >
      {image && <img src={image.src} alt={image.alt} className={styles.enlarged} />}
    </Dialog>
  );
}

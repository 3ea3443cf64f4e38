import { useTranslation } from '@freely/i18n';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './carousel.module.css';
import type { CarouselImage } from './carousel-image.ts';

// Loaded when the first photo is opened.
const Lightbox = lazy(() => import('./lightbox.tsx'));

export interface CarouselProps {
  images: readonly CarouselImage[];
  /** Names the row: "Photos of Amara’s work". */
  label: string;
}

/** A row of images, three in view (one on a phone); a press opens one in a lightbox. */
export function Carousel({ images, label }: CarouselProps) {
  const { t } = useTranslation('ui');
  const slides = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<number | null>(null);

  function scrollPage(direction: 1 | -1) {
    const row = slides.current;
    row?.scrollBy({ left: direction * row.clientWidth, behavior: scrollBehaviour() });
  }

  return (
    <section
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      className={styles.carousel}
    >
      <ul ref={slides} className={styles.slides}>
        {images.map((image, index) => (
          <li key={image.src}>
            <button
              type="button"
              className={styles.image}
              onClick={() => setOpened(index)}
              aria-label={t('carousel.open', { number: index + 1, total: images.length })}
            >
              <img
                src={image.src}
                alt={image.alt}
                width={480}
                height={360}
                loading={index < 3 ? 'eager' : 'lazy'}
                // On a phone the first one is the largest paint of its page.
                {...(index === 0 ? { fetchPriority: 'high' } : {})}
              />
            </button>
          </li>
        ))}
      </ul>
      {images.length > 3 && (
        <div className={styles.arrows}>
          <IconButton variant="line" label={t('carousel.previous')} onClick={() => scrollPage(-1)}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <IconButton variant="line" label={t('carousel.next')} onClick={() => scrollPage(1)}>
            <Icon of={ChevronRight} />
          </IconButton>
        </div>
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <Lightbox
            images={images}
            label={label}
            index={opened}
            onIndex={setOpened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function scrollBehaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

import type { CSSProperties } from 'react';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';

function Swatches({ of, isArt = false }: { of: readonly string[]; isArt?: boolean }) {
  return (
    <ul className={styles.swatches}>
      {of.map((name) => (
        <li key={name}>
          <div
            className={styles.swatch}
            style={{ '--swatch': `var(--${isArt ? 'art' : 'color'}-${name})` } as CSSProperties}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

export default {
  title: 'Colours',
  entryPoint: '@freely/ui/styles.css',
  about: 'Roles, written once for both schemes. Components read these and never a raw value.',
  states: [
    {
      name: 'Surfaces and ink',
      content: (
        <Swatches
          of={[
            'paper',
            'paper-sunk',
            'surface',
            'surface-raised',
            'ink',
            'ink-soft',
            'ink-faint',
            'line',
            'line-strong',
          ]}
        />
      ),
    },
    {
      name: 'Accent, seal and focus',
      content: (
        <Swatches
          of={[
            'accent',
            'accent-hover',
            'accent-pressed',
            'accent-wash',
            'deep',
            'seal',
            'rating',
            'focus',
          ]}
        />
      ),
    },
    {
      name: 'Meaning',
      content: (
        <Swatches
          of={[
            'success',
            'success-wash',
            'warning',
            'warning-wash',
            'error',
            'error-wash',
            'info',
            'info-wash',
            'timeoff-fill',
            'timeoff-edge',
            'booking-fill',
            'booking-edge',
          ]}
        />
      ),
    },
    {
      name: 'Papers, the same in both schemes',
      content: (
        <Swatches
          isArt
          of={[
            'chalk',
            'oat',
            'petal',
            'blush',
            'clay',
            'ochre',
            'moss',
            'sea',
            'viridian',
            'fir',
            'sky',
            'ink',
            'plum',
            'mauve',
          ]}
        />
      ),
    },
  ],
} satisfies GalleryPart;

import { useTranslation } from '@freely/i18n';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './map.module.css';
import { streetsAround } from './streets.ts';

export interface AreaMapProps {
  /** Degrees, WGS 84. */
  lat: number;
  lng: number;
  /** Draws the area of a place as a circle of this radius; without it, a marker. */
  radiusMetres?: number | undefined;
  /** What is shown, in words: "Salon area, near Battersea". */
  label: string;
  /** The URL of the place on a map site; opens in a new tab. */
  href: string;
  /** A line under the drawing. */
  note?: ReactNode;
}

/** The radius of an area in units of the 640 by 280 viewBox, whatever it is in metres. */
const CIRCLE = 88;

/** Units per metre of a map with a marker, which has no radius to derive a scale from. */
const MARKER_SCALE = 0.11;

/**
 * A drawing instead of a map (D15): it shows the marker or the area with a correct scale bar, and
 * links to a real map. Its streets are a pattern seeded by the place, not real streets.
 */
export function AreaMap({ lat, lng, radiusMetres, label, href, note }: AreaMapProps) {
  const { t } = useTranslation('ui');
  const unitsPerMetre = radiusMetres ? CIRCLE / radiusMetres : MARKER_SCALE;
  const { parks, water, roads } = streetsAround(lat, lng);

  return (
    <figure className={styles.map}>
      <div className={styles.frame}>
        <svg
          className={styles.drawing}
          viewBox="0 0 640 280"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={label}
        >
          <rect className={styles.land} width="640" height="280" />
          <path className={styles.water} d={water} />
          {parks.map((park) => (
            <path key={park} className={styles.park} d={park} />
          ))}
          {roads.map((road) => (
            <path key={road.path} className={styles.road} strokeWidth={road.width} d={road.path} />
          ))}
          {radiusMetres ? (
            <circle className={styles.area} cx="320" cy="140" r={CIRCLE} />
          ) : (
            <g transform="translate(320 140)">
              <path
                className={styles.marker}
                d="M0 0C-8 -14 -18 -22 -18 -35A18 18 0 1 1 18 -35C18 -22 8 -14 0 0Z"
              />
              <circle className={styles.pin} cy="-35" r="6.5" />
            </g>
          )}
        </svg>
        <ScaleBar unitsPerMetre={unitsPerMetre} />
      </div>
      <figcaption className={styles.foot}>
        <span>{note}</span>
        <a href={href} target="_blank" rel="noopener noreferrer">
          {t('map.open')}
          <VisuallyHidden> {t('newTab')}</VisuallyHidden>
        </a>
      </figcaption>
    </figure>
  );
}

const MILE = 1609.344;

/** A mile, half a mile or a quarter: the longest that takes up to 120 units of the viewBox. */
function ScaleBar({ unitsPerMetre }: { unitsPerMetre: number }) {
  const { t } = useTranslation('ui');
  const miles = [1, 0.5, 0.25].find((part) => part * MILE * unitsPerMetre <= 120) ?? 0.1;

  return (
    <span
      className={styles.scale}
      // Not a style attribute: the policy of prerendered pages allows none.
      ref={(bar) => bar?.style.setProperty('--units', String(miles * MILE * unitsPerMetre))}
    >
      {t('map.miles', { count: miles })}
    </span>
  );
}

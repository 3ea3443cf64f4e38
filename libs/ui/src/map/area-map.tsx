import { useTranslation } from '@freely/i18n';
import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './map.module.css';
import { useGround } from './use-ground.ts';

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
const CIRCLE = 44;

/** Units per metre of a map with a marker: some eight miles from edge to edge. */
const MARKER_SCALE = 0.05;

/**
 * A drawing instead of a map (D15): the marker or the area between real coast and real towns, with a
 * correct scale bar and a link to a real map. It has no streets, because it knows none (ADR 0047).
 */
export function AreaMap({ lat, lng, radiusMetres, label, href, note }: AreaMapProps) {
  const { t } = useTranslation('ui');
  const unitsPerMetre = radiusMetres ? CIRCLE / radiusMetres : MARKER_SCALE;
  const frame = useRef<HTMLDivElement>(null);
  const ground = useGround(frame, { lat, lng, unitsPerMetre });

  return (
    <figure className={styles.map}>
      <div ref={frame} className={styles.frame}>
        <svg
          className={styles.drawing}
          viewBox="0 0 640 280"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={label}
        >
          <rect className={ground ? styles.sea : styles.land} width="640" height="280" />
          {ground && <path className={styles.land} d={ground.land} />}
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
          {ground?.towns.map(({ name, x, y, isLabelBefore }) => (
            <g key={`${name} ${x}`} className={styles.town}>
              <circle cx={x} cy={y} r="3" />
              <text
                x={isLabelBefore ? x - 7 : x + 7}
                y={y + 4.5}
                textAnchor={isLabelBefore ? 'end' : 'start'}
              >
                {name}
              </text>
            </g>
          ))}
        </svg>
        <ScaleBar unitsPerMetre={unitsPerMetre} />
        {ground && <small className={styles.credit}>{t('map.credit')}</small>}
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

/** Two miles, one or a part of one: the longest that takes up to 120 units of the viewBox. */
function ScaleBar({ unitsPerMetre }: { unitsPerMetre: number }) {
  const { t } = useTranslation('ui');
  const miles = [2, 1, 0.5, 0.25].find((part) => part * MILE * unitsPerMetre <= 120) ?? 0.1;

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

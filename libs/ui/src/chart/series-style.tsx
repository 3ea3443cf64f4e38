import styles from './chart.module.css';

/** Series are told apart by pattern as well as by colour: filled, hatched, dotted, outlined. */
const SERIES_STYLES = ['one', 'two', 'three', 'four'] as const;

export type SeriesStyle = (typeof SERIES_STYLES)[number];

export function seriesStyle(index: number): SeriesStyle {
  return SERIES_STYLES[index % SERIES_STYLES.length] ?? 'one';
}

/** The fill patterns of one drawing; `id` is the prefix of their ids. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-two`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className={styles.two} fillOpacity="0.3" />
        <rect width="3" height="6" className={styles.two} />
      </pattern>
      <pattern id={`${id}-three`} width="7" height="7" patternUnits="userSpaceOnUse">
        <rect width="7" height="7" className={styles.three} fillOpacity="0.3" />
        <circle cx="3.5" cy="3.5" r="2" className={styles.three} />
      </pattern>
      <pattern id={`${id}-four`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className={styles.four} fillOpacity="0.15" />
        <rect width="6" height="2" className={styles.four} />
      </pattern>
    </defs>
  );
}

/** The `fill` attribute for the bars of a series. */
export function fillOf(id: string, style: SeriesStyle): string | undefined {
  return style === 'one' ? undefined : `url(#${id}-${style})`;
}

import { classNames } from '../class-names.ts';
import styles from './chart.module.css';
import type { ChartSeries } from './chart-data.ts';

/** Series are told apart by pattern as well as by colour: filled, hatched, dotted, outlined. */
const SERIES_STYLES = ['one', 'two', 'three', 'four'] as const;

export type SeriesStyle = (typeof SERIES_STYLES)[number];

export function seriesStyle(index: number): SeriesStyle {
  return SERIES_STYLES[index % SERIES_STYLES.length] ?? 'one';
}

/** The classes of a series: its pattern, and the colour of what it means. */
export function seriesClass(index: number, meaning: ChartSeries['meaning']): string {
  return classNames(styles[seriesStyle(index)], meaning && styles[meaning]) ?? '';
}

interface PatternsProps {
  /** The prefix of the patterns' ids. */
  id: string;
  series: readonly ChartSeries[];
}

/** The fill patterns of one drawing. */
export function Patterns({ id, series }: PatternsProps) {
  const [, two, three, four] = SERIES_STYLES.map((_, index) =>
    seriesClass(index, series[index]?.meaning),
  );

  return (
    <defs>
      <pattern
        id={`${id}-two`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className={two} fillOpacity="0.3" />
        <rect width="3" height="6" className={two} />
      </pattern>
      <pattern id={`${id}-three`} width="7" height="7" patternUnits="userSpaceOnUse">
        <rect width="7" height="7" className={three} fillOpacity="0.3" />
        <circle cx="3.5" cy="3.5" r="2" className={three} />
      </pattern>
      <pattern id={`${id}-four`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className={four} fillOpacity="0.15" />
        <rect width="6" height="2" className={four} />
      </pattern>
    </defs>
  );
}

/** The `fill` attribute for the bars of a series. */
export function fillOf(id: string, style: SeriesStyle): string | undefined {
  return style === 'one' ? undefined : `url(#${id}-${style})`;
}

import { scaleLinear } from 'd3-scale';
import styles from './chart.module.css';
import { type ChartProps, largestOf, plainNumber } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { fillOf, seriesClass, seriesStyle } from './series-style.tsx';

/** The height of one row (a label above a bar), in pixels. */
const ROW_HEIGHT = 44;

export interface RowChartProps extends ChartProps {
  /** The text at the end of a row; the sum of its values unless given. */
  formatRow?: ((values: readonly number[]) => string) | undefined;
}

/** Horizontal bars, for category names too long for an axis. Several series are stacked. */
export function RowChart(props: RowChartProps) {
  const { categories, series, format = plainNumber } = props;
  const { formatRow = (values) => format(values.reduce((sum, value) => sum + value, 0)) } = props;

  return (
    <ChartFrame
      {...props}
      height={categories.length * ROW_HEIGHT}
      legendShape="box"
      draw={({ width, id }) => {
        const across = scaleLinear([0, largestOf(series, true)], [0, width]);

        return categories.map((category, at) => {
          let end = 0;
          const values = series.map((one) => one.values[at] ?? 0);

          return (
            <g key={category} transform={`translate(0 ${at * ROW_HEIGHT})`}>
              <text className={styles.name} y="14">
                {category}
              </text>
              <text className={styles.name} x={width} y="14" textAnchor="end">
                {formatRow(values)}
              </text>
              <rect className={styles.track} y="22" width={width} height="12" rx="2" />
              {series.map(({ key, label, meaning }, index) => {
                const start = end;
                end += values[index] ?? 0;
                return (
                  <rect
                    key={key}
                    className={seriesClass(index, meaning)}
                    style={{ fill: fillOf(id, seriesStyle(index)) }}
                    x={across(start)}
                    y="22"
                    width={across(end) - across(start)}
                    height="12"
                  >
                    <title>{`${category}, ${label}: ${format(values[index] ?? 0)}`}</title>
                  </rect>
                );
              })}
            </g>
          );
        });
      }}
    />
  );
}

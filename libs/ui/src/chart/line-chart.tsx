import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { classNames } from '../class-names.ts';
import { CategoryAxis, HEIGHT, MARGIN, ValueAxis } from './axes.tsx';
import type { BarChartProps } from './bar-chart.tsx';
import styles from './chart.module.css';
import { largestOf, plainNumber } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { seriesStyle } from './series-style.tsx';

/** A line for each series, for values over time. */
export function LineChart({ formatAxis, ...props }: BarChartProps) {
  const { categories, series, format = plainNumber } = props;

  return (
    <ChartFrame
      {...props}
      height={HEIGHT}
      legendShape="line"
      draw={({ width }) => {
        const across = scalePoint<number>(
          categories.map((_, index) => index),
          [MARGIN.left, width - MARGIN.right],
        ).padding(0.5);
        const up = scaleLinear(
          [0, largestOf(series, false)],
          [HEIGHT - MARGIN.bottom, MARGIN.top],
        ).nice(4);
        const path = line<number>((_, at) => across(at) ?? 0, up);

        return (
          <>
            <ValueAxis scale={up} width={width} format={formatAxis ?? format} />
            {series.map(({ key, label, values }, index) => (
              <g key={key} className={styles[seriesStyle(index)]}>
                <path
                  className={classNames(styles.line, styles[`${seriesStyle(index)}Line`])}
                  d={path([...values]) ?? ''}
                />
                {values.map((value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a point is identified by its position.
                  <circle key={at} className={styles.point} cx={across(at)} cy={up(value)} r="3.5">
                    <title>{`${categories[at]}, ${label}: ${format(value)}`}</title>
                  </circle>
                ))}
              </g>
            ))}
            <CategoryAxis
              categories={categories}
              middleOf={(index) => across(index) ?? 0}
              width={width}
            />
          </>
        );
      }}
    />
  );
}

import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { CategoryAxis, HEIGHT, MARGIN, ValueAxis } from './axes.tsx';
import { type ChartProps, largestOf, plainNumber } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { fillOf, seriesClass, seriesStyle } from './series-style.tsx';

export interface BarChartProps extends ChartProps {
  /** The format of axis values, where that of `format` is too long. */
  formatAxis?: ((value: number) => string) | undefined;
}

/** A bar for each category; several series are stacked. */
export function BarChart({ formatAxis, ...props }: BarChartProps) {
  const { categories, series, format = plainNumber } = props;

  return (
    <ChartFrame
      {...props}
      height={HEIGHT}
      legendShape="box"
      draw={({ width, id }) => {
        const across = scaleBand<number>(
          categories.map((_, index) => index),
          [MARGIN.left, width - MARGIN.right],
        ).padding(0.3);
        const up = scaleLinear(
          [0, largestOf(series, true)],
          [HEIGHT - MARGIN.bottom, MARGIN.top],
        ).nice(4);
        const stackSeries = stack<number, string>()
          .keys(series.map(({ key }) => key))
          .value((at, key) => series.find((one) => one.key === key)?.values[at] ?? 0);
        const layers = stackSeries(categories.map((_, index) => index));

        return (
          <>
            <ValueAxis scale={up} width={width} format={formatAxis ?? format} />
            {layers.map((layer, index) => (
              <g key={layer.key} className={seriesClass(index, series[index]?.meaning)}>
                {layer.map(([from, to], at) => (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its position.
                    key={at}
                    x={across(at)}
                    y={up(to)}
                    width={across.bandwidth()}
                    height={Math.max(0, up(from) - up(to))}
                    fill={fillOf(id, seriesStyle(index))}
                  >
                    <title>{`${categories[at]}, ${series[index]?.label}: ${format(to - from)}`}</title>
                  </rect>
                ))}
              </g>
            ))}
            <CategoryAxis
              categories={categories}
              middleOf={(index) => (across(index) ?? 0) + across.bandwidth() / 2}
              width={width}
            />
          </>
        );
      }}
    />
  );
}

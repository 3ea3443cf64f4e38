import type { ReactNode } from 'react';

/** One line, or one colour of bars. */
export interface ChartSeries {
  key: string;
  label: string;
  /** One for each category, in their order. */
  values: readonly number[];
  /** Series that judge are coloured by what they mean, the brand's colour aside. */
  meaning?: 'good' | 'middling' | 'bad' | undefined;
}

export interface ChartProps {
  /** What the chart shows; the accessible name of the drawing and of its table. */
  title: string;
  /** One sentence that describes the chart for people who do not see it. */
  summary: string;
  /** Along the axis: days, areas, services. */
  categories: readonly string[];
  /** Up to four: more could not be told apart. */
  series: readonly ChartSeries[];
  /** A value in words: "£1,280.00". Thousands are grouped unless given. */
  format?: ((value: number) => string) | undefined;
  /** What the values count, beside the axis: "Bookings and searches a day". */
  valueLabel?: string | undefined;
  /** What the categories are, for the head of the table: "Day". */
  categoryLabel: string;
  /** Shown instead of the drawing when all values are zero. */
  emptyText?: ReactNode;
}

const numbers = new Intl.NumberFormat('en-GB');

export function plainNumber(value: number): string {
  return numbers.format(value);
}

/** The top of the axis: the largest value, or the largest stack of values. */
export function largestOf(series: readonly ChartSeries[], isStacked: boolean): number {
  const [first] = series;
  if (!first) return 1;
  const largest = isStacked
    ? Math.max(0, ...first.values.map((_, at) => stackTotal(series, at)))
    : Math.max(0, ...series.flatMap(({ values }) => values));

  return largest || 1;
}

function stackTotal(series: readonly ChartSeries[], at: number): number {
  return series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);
}

/** Every how many categories a label fits without overlapping the next one. */
export function labelStep(count: number, width: number, room = 56): number {
  return Math.max(1, Math.ceil((count * room) / Math.max(1, width)));
}

/** True when all values are zero. */
export function isEmpty(series: readonly ChartSeries[]): boolean {
  return series.every(({ values }) => values.every((value) => value === 0));
}

import type { ReactNode } from 'react';

/** One line, or one colour of the bars. */
export interface ChartSeries {
  key: string;
  label: string;
  /** One for each category, in their order. */
  values: readonly number[];
}

export interface ChartProps {
  /** What the chart is about; it names the drawing and the table behind it. */
  title: string;
  /** In one sentence what it shows, for who does not see it. */
  summary: string;
  /** Along the axis: days, areas, services. */
  categories: readonly string[];
  /** Up to four: more cannot be told apart. */
  series: readonly ChartSeries[];
  /** A value in words: "£1,280.00". Thousands are grouped unless given. */
  format?: ((value: number) => string) | undefined;
  /** What the categories are, for the head of the table: "Day". */
  categoryLabel: string;
  /** In place of the drawing when there is nothing to draw. */
  emptyText?: ReactNode;
}

const numbers = new Intl.NumberFormat('en-GB');

export function plainNumber(value: number): string {
  return numbers.format(value);
}

/** The top of the axis: the largest value, or the largest pile of values. */
export function largestOf(series: readonly ChartSeries[], isPiled: boolean): number {
  const [first] = series;
  if (!first) return 1;
  const largest = isPiled
    ? Math.max(0, ...first.values.map((_, at) => pileAt(series, at)))
    : Math.max(0, ...series.flatMap(({ values }) => values));

  return largest || 1;
}

function pileAt(series: readonly ChartSeries[], at: number): number {
  return series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);
}

/** So many labels apart, that none runs into the next one. */
export function labelStep(count: number, width: number, room = 56): number {
  return Math.max(1, Math.ceil((count * room) / Math.max(1, width)));
}

/** True when there is nothing to draw. */
export function isEmpty(series: readonly ChartSeries[]): boolean {
  return series.every(({ values }) => values.every((value) => value === 0));
}

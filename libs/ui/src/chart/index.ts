export { BarChart, type BarChartProps } from './bar-chart.tsx';
export type { ChartProps, ChartSeries } from './chart-data.ts';
export { LineChart } from './line-chart.tsx';
export { RowChart } from './row-chart.tsx';

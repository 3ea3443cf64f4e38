export { type Metrics, openMetrics } from './metrics.ts';
export { type Family, gauge, prometheusText } from './prometheus-text.ts';
export { serveMetrics } from './serve-metrics.ts';
export { openTimings, type Timings } from './timings.ts';

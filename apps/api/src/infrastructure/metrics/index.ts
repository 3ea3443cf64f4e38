export { type Metrics, openMetrics } from './metrics.ts';

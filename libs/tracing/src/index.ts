export {
  bindTrace,
  continueTrace,
  inSpan,
  recordSpan,
  type SpanAttributes,
  type TraceParent,
  traceId,
  traceParent,
} from './spans.ts';
export { startTracing, type Tracing } from './start-tracing.ts';
export { traceCalls } from './trace-calls.ts';

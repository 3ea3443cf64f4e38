import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

export interface Tracing {
  /** Sends what is left, and stops. */
  stop(): Promise<void>;
}

/** A collector that does not answer delays nobody: what it does not take is lost. */
const TIMEOUT_MS = 5_000;
const NO_TRACING: Tracing = { stop: async () => undefined };

/**
 * Records the spans of this process, and sends them to `<endpoint>/v1/traces` (OTLP over HTTP, JSON). Does nothing
 * without an endpoint.
 *
 * @param service what the process is called, such as `freely-worker`
 * @param ratio which part of all traces, 0 to 1; what belongs to one that another process records is recorded
 */
export function startTracing(
  endpoint: string | undefined,
  { service, ratio }: { service: string; ratio: number },
): Tracing {
  if (!endpoint) return NO_TRACING;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'freely' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint}/v1/traces`,
          timeoutMillis: TIMEOUT_MS,
        }),
        exportTimeoutMillis: TIMEOUT_MS,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);

  return {
    stop: async () => {
      // The last export may fail: the collector is gone before us.
      await provider.shutdown().catch(() => undefined);
      trace.disable();
      context.disable();
    },
  };
}

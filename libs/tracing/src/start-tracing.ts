import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';

export interface Tracing {
  /** Sends what is left, and stops. */
  stop(): Promise<void>;
}

const NO_TRACING: Tracing = { stop: async () => undefined };

/**
 * Records the spans of this process, and sends them to `<endpoint>/v1/traces` (OTLP over HTTP, JSON). Does nothing
 * without an endpoint.
 *
 * @param service what the process is called, such as `freely-worker`
 * @param ratio which part of all traces, 0 to 1; what belongs to one that another process records is recorded
 */
export async function startTracing(
  endpoint: string | undefined,
  { service, ratio }: { service: string; ratio: number },
): Promise<Tracing> {
  if (!endpoint) return NO_TRACING;
  // Hundreds of modules, which a process without an endpoint does not load.
  const { recordingProvider } = await import('./recording-provider.ts');
  const provider = recordingProvider(endpoint, service, ratio);
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

import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

/** A collector that does not answer delays nobody: what it does not take is lost. */
const TIMEOUT_MS = 5_000;

/** Records spans, and sends them in batches to `<endpoint>/v1/traces`. */
export function recordingProvider(
  endpoint: string,
  service: string,
  ratio: number,
): TracerProvider {
  return new TracerProvider({
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
}

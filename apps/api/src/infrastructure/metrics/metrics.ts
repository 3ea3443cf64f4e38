// What is counted of releases, in OpenTelemetry's form (OTLP over HTTP, JSON).
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';

export interface Metrics {
  /** Adds to the counter `freely.release.events`. */
  count(release: { unit: string; version: string; kind: string }, count: number): void;
  /** Sends what is left, and stops. */
  stop(): Promise<void>;
}

const INTERVAL_MS = 30_000;
const TIMEOUT_MS = 5_000;

/** Exports nothing without an endpoint. A collector that does not answer delays nobody. */
export function openMetrics(endpoint: string | undefined): Metrics {
  if (!endpoint) return { count: () => undefined, stop: async () => undefined };
  const provider = new MeterProvider({
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({
          url: `${endpoint}/v1/metrics`,
          timeoutMillis: TIMEOUT_MS,
        }),
        exportIntervalMillis: INTERVAL_MS,
        exportTimeoutMillis: TIMEOUT_MS,
      }),
    ],
  });
  const events = provider.getMeter('freely').createCounter('freely.release.events', {
    description: 'Pages, failures and web vitals that browsers reported of a release',
  });

  return {
    count: ({ unit, version, kind }, count) => events.add(count, { unit, version, kind }),
    // The last export may fail: the collector is gone before us.
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

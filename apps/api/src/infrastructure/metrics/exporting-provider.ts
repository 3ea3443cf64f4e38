import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';

const INTERVAL_MS = 30_000;
const TIMEOUT_MS = 5_000;

/** Sends what is counted to `<endpoint>/v1/metrics`, twice a minute. A collector that does not answer delays nobody. */
export function exportingProvider(endpoint: string): MeterProvider {
  return new MeterProvider({
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
}

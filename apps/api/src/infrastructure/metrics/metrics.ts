// What is counted of releases, in OpenTelemetry's form (OTLP over HTTP, JSON).
import { type VitalName, vitalBounds, vitalNames } from '@freely/api-client/contract';

export interface Metrics {
  /** Adds to the counter `freely.release.events`. */
  count(release: { unit: string; version: string; kind: string }, count: number): void;
  /** Adds to the histogram `freely.release.lcp`, `.cls` or `.inp`. */
  vital(release: { unit: string; version: string }, name: VitalName, value: number): void;
  /** Sends what is left, and stops. */
  stop(): Promise<void>;
}

const NO_METRICS: Metrics = {
  count: () => undefined,
  vital: () => undefined,
  stop: async () => undefined,
};

/** Exports nothing without an endpoint. */
export async function openMetrics(endpoint: string | undefined): Promise<Metrics> {
  if (!endpoint) return NO_METRICS;
  // Hundreds of modules, which a process without an endpoint does not load.
  const { exportingProvider } = await import('./exporting-provider.ts');
  const provider = exportingProvider(endpoint);
  const meter = provider.getMeter('freely');
  const events = meter.createCounter('freely.release.events', {
    description: 'Pages and failures that browsers reported of a release',
  });
  const vitals = Object.fromEntries(
    vitalNames.map((name) => [
      name,
      meter.createHistogram(`freely.release.${name}`, {
        description: 'A web vital that browsers measured on pages of a release',
        ...(name === 'cls' ? {} : { unit: 'ms' }),
        advice: { explicitBucketBoundaries: [...vitalBounds[name]] },
      }),
    ]),
  ) as Record<VitalName, ReturnType<typeof meter.createHistogram>>;

  return {
    count: ({ unit, version, kind }, count) => events.add(count, { unit, version, kind }),
    vital: ({ unit, version }, name, value) => vitals[name].record(value, { unit, version }),
    // The last export may fail: the collector is gone before us.
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

import { googleRoutes, type RoadService, type RoadServiceConfig } from './google-routes.ts';

/** So that people do not wait for a service that is down, one list after the other. */
const pauseMs = 60_000;

/**
 * Null without a key. A service that fails is left alone for a minute: until then `measure` fails at once.
 * @param onError learns of each failure that was no such refusal
 */
export function openRoadService(
  config: RoadServiceConfig | null,
  onError: (error: Error) => void,
): RoadService | null {
  if (!config) return null;
  const service = googleRoutes(config);
  let pausedUntil = 0;

  return {
    ...service,
    async measure(matrix) {
      if (Date.now() < pausedUntil) throw new Error('The service of roads has failed a moment ago');
      try {
        return await service.measure(matrix);
      } catch (cause) {
        pausedUntil = Date.now() + pauseMs;
        onError(new Error('Roads cannot be measured; the table is used instead', { cause }));
        throw cause;
      }
    },
  };
}

import type { Place } from '@freely/api-client/contract';
import type { PlaceChoice } from '@freely/shell-sdk/site-map';

/** A place as query parameters of a URL: degrees with 7 decimals. */
export function choiceOf({ address, town, lat, lon }: Place): PlaceChoice {
  return { address, town, lat: lat.toFixed(7), lon: lon.toFixed(7) };
}

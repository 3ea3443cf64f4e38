import type { PublicSettings } from '@freely/federation';
import type { Registry, ReleasePointer } from '@freely/federation/registry';

const STRIPE = 'https://js.stripe.com';
const GOOGLE_MAPS = 'https://maps.googleapis.com';

/** The origins that scripts of this installation come from; the page and its policy agree on it. */
export function scriptOrigins(
  own: string,
  { stripeScript, mapsKey }: PublicSettings,
  registry: Registry,
): Set<string> {
  const releases = Object.values(registry.remotes).flatMap(({ active, previous, canary }) => [
    active,
    previous,
    canary?.release,
  ]);
  const addresses = [
    own,
    stripeScript ?? STRIPE,
    ...(mapsKey === null ? [] : [GOOGLE_MAPS]),
    ...releases
      .filter((release): release is ReleasePointer => release != null)
      .map(({ url }) => url),
  ];

  return new Set(addresses.map((address) => new URL(address, own).origin));
}

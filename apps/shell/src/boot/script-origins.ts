import type { PublicSettings } from '@freely/federation';
import type { Registry, ReleasePointer } from '@freely/federation/registry';

/** Where scripts of others come from, each only while its setting is there. */
export const STRIPE = 'https://js.stripe.com';
export const GOOGLE_MAPS = 'https://maps.googleapis.com';
export const CONVERSIONS = [
  'https://www.googletagmanager.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
];

/** The origins that scripts of this installation come from; the page and its policy agree on it. */
export function scriptOrigins(
  own: string,
  { stripeScript, mapsKey, conversionId }: PublicSettings,
  registry: Registry,
): Set<string> {
  const addresses = [
    own,
    stripeScript ?? STRIPE,
    ...(mapsKey === null ? [] : [GOOGLE_MAPS]),
    ...(conversionId === null ? [] : CONVERSIONS),
    ...releaseAddresses(registry),
  ];

  return originsOf(addresses, own);
}

/** The origins of releases, where they are not the shell's own. */
export function releaseOrigins(own: string, registry: Registry): Set<string> {
  const origins = originsOf(releaseAddresses(registry), own);
  origins.delete(new URL(own).origin);

  return origins;
}

function releaseAddresses({ remotes }: Registry): string[] {
  return Object.values(remotes)
    .flatMap(({ active, previous, canary }) => [active, previous, canary?.release])
    .filter((release): release is ReleasePointer => release != null)
    .map(({ url }) => url);
}

function originsOf(addresses: readonly string[], own: string): Set<string> {
  return new Set(addresses.map((address) => new URL(address, own).origin));
}

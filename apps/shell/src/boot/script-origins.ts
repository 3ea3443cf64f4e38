import type { Registry, ReleasePointer } from '@freely/federation/registry';
import type { PublicSettings } from '@freely/shell-sdk';

/** The origins of third-party scripts. Each is used only if its setting is present. */
export const STRIPE = 'https://js.stripe.com';
export const GOOGLE_MAPS = 'https://maps.googleapis.com';
export const CONVERSIONS = [
  'https://www.googletagmanager.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
];

/** All origins from which this installation may load scripts. */
export function scriptOrigins(
  own: string,
  { stripeScript, mapsKey, conversionId }: PublicSettings,
  registry: Registry,
): Set<string> {
  const urls = [
    own,
    stripeScript ?? STRIPE,
    ...(mapsKey === null ? [] : [GOOGLE_MAPS]),
    ...(conversionId === null ? [] : CONVERSIONS),
    ...releaseUrls(registry),
  ];

  return originsOf(urls, own);
}

/** The origins of releases, without the shell's own. */
export function releaseOrigins(own: string, registry: Registry): Set<string> {
  const origins = originsOf(releaseUrls(registry), own);
  origins.delete(new URL(own).origin);

  return origins;
}

function releaseUrls({ remotes }: Registry): string[] {
  return Object.values(remotes)
    .flatMap(({ active, previous, canary }) => [active, previous, canary?.release])
    .filter((release): release is ReleasePointer => release != null)
    .map(({ url }) => url);
}

function originsOf(urls: readonly string[], own: string): Set<string> {
  return new Set(urls.map((url) => new URL(url, own).origin));
}

import type { Registry } from '@freely/federation/registry';
import { releaseOrigins } from '../src/boot/script-origins.ts';
import type { ServerSettings } from './settings.ts';
import { type ThirdParty, thirdParties } from './third-parties.ts';

/**
 * The policy of the page: scripts and sheets from our own origins and those of the parties in use
 * only, nothing inline but the sheets we wrote into the page, nothing evaluated, and every script
 * address through the page's one Trusted Types policy (D38). The browser holds the token, so script
 * injection is the threat.
 *
 * @param sheets hashes of the sheets in the page, as `'sha256-…'`
 */
export function securityHeaders(
  settings: ServerSettings,
  registry: Registry,
  sheets: readonly string[] = [],
): Record<string, string> {
  const { address, browser } = settings;
  const payments = new URL(browser.stripeScript ?? 'https://js.stripe.com').origin;

  return {
    'content-security-policy': policyOf([
      ownPolicy(settings, registry),
      { 'style-src': sheets },
      ...thirdParties(browser),
    ]),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(self "${payments}")`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(address.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

function ownPolicy({ address, browser, filesOrigin }: ServerSettings, registry: Registry) {
  const api = new URL(browser.apiUrl).origin;
  const releases = [...releaseOrigins(address, registry)];

  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...releases],
    'style-src': ["'self'", ...releases],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      api,
      ...(filesOrigin ? [filesOrigin] : []),
      ...releases,
    ],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, ...releases],
    'frame-src': [],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
}

/** Several policies as one: each directive allows what any of them needs. */
function policyOf(parts: readonly ThirdParty[]): string {
  const merged = new Map<string, Set<string>>();
  for (const [directive, values] of parts.flatMap((part) => Object.entries(part))) {
    const allowed = merged.get(directive) ?? new Set();
    for (const value of values) allowed.add(value);
    merged.set(directive, allowed);
  }

  return [...merged]
    .map(([directive, values]) => [directive, ...effective([...values])].join(' '))
    .join('; ');
}

/** Beside a hash, browsers would take no notice of what allows everything inline. */
function effective(values: readonly string[]): readonly string[] {
  const isOpen = values.includes("'unsafe-inline'");

  return isOpen ? values.filter((value) => !value.startsWith("'sha256-")) : values;
}

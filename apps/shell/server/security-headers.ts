import type { Registry } from '@freely/federation/registry';
import { scriptOrigins } from '../src/boot/script-origins.ts';
import type { ServerSettings } from './settings.ts';

/**
 * The policy of the page: scripts and sheets from our own origins and the payment provider's only,
 * nothing inline, nothing evaluated, and every script address through the page's one Trusted Types
 * policy (D38). The browser holds the token, so script injection is the threat.
 */
export function securityHeaders(
  { address, browser, filesOrigin }: ServerSettings,
  registry: Registry,
): Record<string, string> {
  const api = new URL(browser.apiUrl).origin;
  const stripe = new URL(browser.stripeScript ?? 'https://js.stripe.com').origin;
  const stripeOwn =
    browser.stripeScript === null
      ? ['https://api.stripe.com', 'https://hooks.stripe.com', 'https://m.stripe.network']
      : [stripe];
  const maps =
    browser.mapsKey === null ? [] : ['https://*.googleapis.com', 'https://*.gstatic.com'];
  const scripts = [...scriptOrigins(address, browser, registry)].filter(
    (origin) => origin !== new URL(address).origin,
  );
  const remotes = scripts.filter((origin) => origin !== stripe);
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', api, ...(filesOrigin ? [filesOrigin] : []), ...maps],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, ...remotes, ...stripeOwn, ...maps],
    'frame-src': [stripe, ...(browser.stripeScript === null ? ['https://hooks.stripe.com'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };

  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, values]) => [name, ...new Set(values)].join(' '))
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(self "${stripe}")`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(address.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

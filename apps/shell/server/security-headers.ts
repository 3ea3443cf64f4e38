import type { Registry } from '@freely/federation/registry';
import { releaseOrigins } from '../src/boot/script-origins.ts';
import type { ServerSettings } from './settings.ts';
import { type ThirdParty, thirdParties } from './third-parties.ts';

/**
 * The security headers of a page (D38). Its Content-Security-Policy allows scripts and stylesheets
 * only from our own origins and from the third parties in use. Nothing inline is allowed except the
 * styles that we inlined, and no eval. Every script URL passes the page's one Trusted Types policy.
 * The browser holds the token, so script injection is the threat.
 *
 * @param styleHashes of the inlined styles, as `'sha256-…'`
 */
export function securityHeaders(
  settings: ServerSettings,
  registry: Registry,
  styleHashes: readonly string[] = [],
): Record<string, string> {
  const { browser } = settings;
  const payments = new URL(browser.stripeScript ?? 'https://js.stripe.com').origin;

  return {
    'content-security-policy': policyOf([
      ownPolicy(settings, registry),
      { 'style-src': styleHashes },
      ...thirdParties(browser),
    ]),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(self "${payments}")`,
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}

function ownPolicy({ shellUrl, browser, filesOrigin }: ServerSettings, registry: Registry) {
  const api = new URL(browser.apiUrl).origin;
  const releases = [...releaseOrigins(shellUrl, registry)];

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

/** Merges several policies: each directive allows what any of them needs. */
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

/** Browsers ignore 'unsafe-inline' next to a hash, so hashes are dropped where it is needed. */
function effective(values: readonly string[]): readonly string[] {
  const isOpen = values.includes("'unsafe-inline'");

  return isOpen ? values.filter((value) => !value.startsWith("'sha256-")) : values;
}

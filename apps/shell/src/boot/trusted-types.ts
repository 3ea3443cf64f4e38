interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/**
 * With Trusted Types on, every script URL of the page passes through this policy, including URLs
 * that an attacker may inject. Only known origins are allowed. It is the default policy because the
 * federation runtime and Stripe's loader set `src` themselves.
 */
export function trustScriptsFrom(origins: ReadonlySet<string>): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;

  factory?.createPolicy('default', {
    createScriptURL: (url) => (origins.has(new URL(url, location.href).origin) ? url : null),
  });
}

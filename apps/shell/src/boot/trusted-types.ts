interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/**
 * With Trusted Types on, every script address of the page passes through here: that of a remote,
 * of the payment provider, of anything an injected string may try. Only known origins pass.
 * It is the default policy because the federation runtime and Stripe's loader set `src` themselves.
 */
export function trustScriptsFrom(origins: ReadonlySet<string>): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;

  factory?.createPolicy('default', {
    createScriptURL: (url) => (origins.has(new URL(url, location.href).origin) ? url : null),
  });
}

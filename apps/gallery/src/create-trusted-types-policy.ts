/** The same Trusted Types policy as the product (D38): the page's own scripts and Google's map. */
export function createTrustedTypesPolicy(): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  const origins = [location.origin, 'https://maps.googleapis.com'];

  factory?.createPolicy('default', {
    createScriptURL: (url) => (origins.includes(new URL(url, location.href).origin) ? url : null),
  });
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/** The page is under the same policy as the product (D38): scripts of its own, and the map's. */
export function trustOwnScripts(): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  const origins = [location.origin, 'https://maps.googleapis.com'];

  factory?.createPolicy('default', {
    createScriptURL: (url) => (origins.includes(new URL(url, location.href).origin) ? url : null),
  });
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

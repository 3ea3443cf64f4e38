// The host names that a calendar may be fetched from: those that mean the same to everybody.

/** Reserved for names within a network, or given to its machines by common routers and by Linux. */
const internal = ['localhost', 'localdomain', 'local', 'internal', 'lan', 'home.arpa'];

/**
 * False for a name that only our own network could resolve: one without a dot, or under an internal domain. `name` is
 * a host as `URL` writes it, in lower case.
 */
export function isPublicName(name: string): boolean {
  // A dot at the end changes nothing.
  const labels = name.replace(/\.$/, '');

  return labels.includes('.') && !internal.some((domain) => `.${labels}`.endsWith(`.${domain}`));
}

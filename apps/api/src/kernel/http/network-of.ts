import { isIPv4 } from 'node:net';

/**
 * The network that rate limits count as one client: an IPv4 address, or the /64 of an IPv6 address,
 * since a single household usually gets a whole /64.
 */
export function networkOf(ip: string): string {
  const plain = withoutMapping(ip);

  return isIPv4(plain) ? plain : `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/**
 * The network of one customer: an IPv4 address, or the /48 of an IPv6 address. In a /48 one machine can
 * have 65,536 networks of `networkOf`.
 */
export function customerNetworkOf(ip: string): string {
  return isIPv4(withoutMapping(ip)) ? networkOf(ip) : subnetOf(ip);
}

/**
 * The wider network that limits of holds count: the /24 of an IPv4 address, or the /48 of an IPv6
 * address, which is what providers give to one customer at most.
 */
export function subnetOf(ip: string): string {
  const plain = withoutMapping(ip);
  if (isIPv4(plain)) return `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`;

  return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
}

const withoutMapping = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(plain: string): string[] {
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...right];

  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

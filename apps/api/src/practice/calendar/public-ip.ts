// The IP addresses that a calendar may be fetched from: only those of the public internet.
import { BlockList, isIPv6 } from 'node:net';

const reservedV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

// Inside the block of global addresses: ranges that embed IPv4 addresses or are for documentation.
const reservedV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const reserved = new BlockList();
for (const [address, bits] of reservedV4) reserved.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of reservedV6) reserved.addSubnet(address, bits, 'ipv6');

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** True for a unicast IP address of the public internet. `ip` must be an IP address, not a name. */
export function isPublicIp(ip: string): boolean {
  if (isIPv6(ip)) return global.check(ip, 'ipv6') && !reserved.check(ip, 'ipv6');

  return !reserved.check(ip, 'ipv4');
}

export function isLoopback(ip: string): boolean {
  return loopback.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}

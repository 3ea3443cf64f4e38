import { expect, test } from '@jest/globals';
import { customerNetworkOf, networkOf, subnetOf } from './network-of.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::99', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
])('the subnet of %s is %s', (ip, subnet) => {
  expect(subnetOf(ip)).toBe(subnet);
});

test('a customer has one address, or a /48', () => {
  expect(customerNetworkOf('::ffff:203.0.113.77')).toBe('203.0.113.77');
  expect(customerNetworkOf('2001:db8:1:2::5')).toBe('2001:db8:1::/48');
});

import { expect, test } from '@jest/globals';
import { isLoopback, isPublicIp } from './public-ip.ts';

test.each([
  '8.8.8.8',
  '151.101.1.69',
  '172.15.255.255',
  '172.32.0.1',
  '100.128.0.1',
  '223.255.255.255',
  '2a00:1450:4009:81f::200e',
  '2606:4700::6810:84e5',
])('%s is public', (ip) => {
  expect(isPublicIp(ip)).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
])('%s is not public', (ip) => {
  expect(isPublicIp(ip)).toBe(false);
});

test('recognises loopback IP addresses', () => {
  expect(['127.0.0.1', '::1', '10.0.0.1', '::2'].map(isLoopback)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

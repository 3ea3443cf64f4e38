import { afterEach, expect, test } from '@jest/globals';
import { trustScriptsFrom } from './trusted-types.ts';

type Rules = { createScriptURL: (url: string) => string | null };
type View = { trustedTypes?: { createPolicy(name: string, rules: Rules): void } };

/** jsdom has no Trusted Types, so this captures the policy. */
function policyFor(...origins: string[]): Rules & { name: string } {
  const made: (Rules & { name: string })[] = [];
  (window as View).trustedTypes = {
    createPolicy: (name, rules) => made.push({ name, ...rules }),
  };
  trustScriptsFrom(new Set(origins));

  return made[0]!;
}

afterEach(() => {
  delete (window as View).trustedTypes;
});

test('script URLs of known origins are allowed unchanged, all others are refused', () => {
  const own = location.origin;
  const { name, createScriptURL } = policyFor(own, 'https://js.stripe.com');

  expect(name).toBe('default');
  for (const url of ['/assets/main.js', `${own}/r/a.js`, 'https://js.stripe.com/v3/'])
    expect(createScriptURL(url)).toBe(url);
  for (const url of [
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'https://js.stripe.com.evil.example/v3/',
    'http://js.stripe.com/v3/',
    'data:text/javascript,alert(1)',
    'blob:https://evil.example/1',
  ])
    expect([url, createScriptURL(url)]).toEqual([url, null]);
});

test('a browser without Trusted Types works too', () => {
  expect(() => trustScriptsFrom(new Set())).not.toThrow();
});

import { afterEach, expect, jest, test } from '@jest/globals';
import { emailReturn, forgetEmailReturn, rememberEmailReturn } from './email-return.ts';

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test('the page is known in this browser until it is forgotten', () => {
  expect(emailReturn()).toBeNull();
  rememberEmailReturn('/area/page?location=mobile');
  expect(emailReturn()).toBe('/area/page?location=mobile');

  forgetEmailReturn();
  expect(emailReturn()).toBeNull();
});

test('it is known as long as the link is valid', () => {
  rememberEmailReturn('/area');
  jest.useFakeTimers({ now: Date.now() + 25 * 60 * 60_000 });

  expect(emailReturn()).toBeNull();
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])(
  '%j is no page of ours',
  (path) => {
    rememberEmailReturn(path);

    expect(emailReturn()).toBeNull();
  },
);

test('what else is stored there leads nowhere', () => {
  localStorage.setItem('freely.email-return', 'no JSON');

  expect(emailReturn()).toBeNull();
});

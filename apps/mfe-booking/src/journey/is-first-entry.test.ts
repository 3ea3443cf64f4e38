import { createBrowserRouter, replace } from '@freely/router';
import { afterEach, expect, test } from '@jest/globals';
import { isFirstEntry } from './is-first-entry.ts';

/** A page load: what the browser keeps over a reload is the address, and the state of its history's entry. */
const load = () =>
  createBrowserRouter([
    { path: '/create', loader: () => replace('/dialog') },
    { path: '*', element: null },
  ]);

afterEach(() => history.replaceState(null, '', '/'));

test('the first entry of the history stays it when a guard leads back to it, and after a reload', async () => {
  history.replaceState(null, '', '/dialog');
  const router = load();
  await router.navigate('/create');
  expect(router.state.location).toMatchObject({
    pathname: '/dialog',
    key: expect.not.stringMatching('default'),
  });
  expect(isFirstEntry()).toBe(true);
  router.dispose();

  const reloaded = load();
  expect(isFirstEntry()).toBe(true);
  await reloaded.navigate('/payment/418');
  expect(isFirstEntry()).toBe(false);
  reloaded.dispose();

  load().dispose();
  expect(isFirstEntry()).toBe(false);
});

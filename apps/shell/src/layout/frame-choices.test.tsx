import { signIn } from '@freely/auth';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { consentStore, reopenCookieBar } from '../consent/consent.ts';
import { setFrameLinks } from '../frame/page-frame.ts';
import { setPlatform } from '../remotes/platform.ts';
import { renderShell } from '../testing/render-shell.tsx';

const notNeeded = () => Promise.reject(new Error('Nothing is loaded here.'));

beforeEach(() => {
  setPlatform({
    registry: {
      current: () => ({ generation: 1, remotes: {} }),
      refresh: async () => {},
      subscribe: () => () => {},
    },
    loader: { load: notNeeded, loaded: () => null, wanted: () => null },
    bad: { of: () => [], add: () => {} },
    shellUrl: null,
    readRelease: notNeeded,
    served: {},
  });
  consentStore.setState({ consent: null, isBarOpen: true });
});
afterEach(() => setFrameLinks({}));

test('the cookie bar names what is necessary and what is measured, and shows the choice', async () => {
  const { user } = renderShell('/services');
  const bar = () => within(screen.getByRole('region', { name: 'Cookies' }));
  expect(bar().getByText(/what the site needs/)).toBeVisible();
  expect(bar().getByText(/measure whether an advertisement/)).toBeVisible();
  expect(bar().queryByText(/^At the moment/)).toBeNull();

  await user.click(bar().getByRole('button', { name: 'Accept' }));
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  act(reopenCookieBar);
  expect(bar().getByText('At the moment you accept measuring.')).toBeVisible();
  await expectAccessible();

  await user.click(bar().getByRole('button', { name: 'Only what is necessary' }));
  expect(consentStore.getState().consent?.choice).toBe('refused');
  act(reopenCookieBar);
  expect(bar().getByText('At the moment nothing is measured.')).toBeVisible();
});

test('the footer offers to log in to visitors only (D77)', async () => {
  renderShell('/services');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Log in' })).toBeVisible();

  act(() =>
    signIn({
      access_token: 'token-of-ada',
      user_id: 7,
      name: 'Ada',
      email: 'ada@people.example',
      user_roles: ['customer'],
      practitioner_info: null,
    }),
  );

  expect(footer.queryByRole('link', { name: 'Log in' })).toBeNull();
  expect(footer.queryByRole('heading', { name: 'Follow' })).toBeNull();
});

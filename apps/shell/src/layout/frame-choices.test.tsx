import { signIn } from '@freely/auth';
import { defaultTexts } from '@freely/domain/default-texts';
import { defaultSettings } from '@freely/domain/market-settings';
import { setTestSettings } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { consentStore, reopenCookieBar } from '../consent/consent.ts';
import { setFrameLinks } from '../frame/page-frame.ts';
import { setPlatform } from '../remotes/platform.ts';
import { renderShell } from '../testing/render-shell.tsx';

const notNeeded = () => Promise.reject(new Error('Nothing is loaded here.'));

/** A remote serves these paths. */
function serve(...paths: string[]) {
  const active = { version: '1', url: '/r/site/1/', integrity: null };
  const site = {
    ...{ paths: ['/*'], active, previous: null, canary: null, killed: false },
    ...{ forcedWithinMinutes: null, withdrawn: [] },
  };
  setPlatform({
    registry: {
      current: () => ({ generation: 1, remotes: paths.length > 0 ? { site } : {} }),
      refresh: async () => {},
      subscribe: () => () => {},
    },
    loader: { load: notNeeded, open: notNeeded, loaded: () => null, wanted: () => null },
    bad: { of: () => [], add: () => {} },
    shellUrl: null,
    readRelease: notNeeded,
    served: { site: paths },
  });
}

beforeEach(() => {
  serve();
  consentStore.setState({ consent: null, isBarOpen: true });
});
afterEach(() => setFrameLinks({}));

test('the cookie bar names what is necessary and what is measured, and shows the choice', async () => {
  const { user } = renderShell('/services');
  const bar = () => within(screen.getByRole('region', { name: 'Cookies' }));
  expect(bar().getByText(/what the site needs/)).toBeVisible();
  expect(bar().getByText(/measure whether adverts/)).toBeVisible();
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

test('who asks for the cookie bar gets there with the keyboard, and back to where they asked', async () => {
  const { user } = renderShell('/services');
  const settings = screen.getByRole('button', { name: 'Cookie settings' });
  const bar = () => screen.getByRole('region', { name: 'Cookies' });
  // It is open already, and somewhere else in the page.
  await user.click(settings);
  expect(bar()).toHaveFocus();
  await user.click(within(bar()).getByRole('button', { name: 'Accept' }));
  expect(settings).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(bar()).toHaveFocus();
  await user.click(within(bar()).getByRole('button', { name: /^Close/ }));
  expect(settings).toHaveFocus();
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

describe('the footer (D77)', () => {
  afterEach(() => setTestSettings());

  const link = (name: string) =>
    within(screen.getByRole('contentinfo')).queryByRole('link', { name });

  test('opens legal documents in a new tab, and says so', () => {
    serve('/terms-of-service');
    setFrameLinks({ terms: [{ label: 'Terms', to: '/terms-of-service' }] });
    renderShell('/services');

    expect(link('Terms (opens in a new tab)')).toHaveAttribute('target', '_blank');
  });

  test('leads to help, and to no other site, where an installation has none', () => {
    serve('/support');
    setFrameLinks({ 'footer-chat': [{ label: 'Ask us', to: '/support' }] });
    renderShell('/services');

    expect(link('Ask us')).toBeVisible();
    expect(link('Live chat')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Follow' })).toBeNull();
  });

  test('has the live chat and the pages on other sites of an installation', () => {
    setFrameLinks({ 'footer-chat': [{ label: 'Ask us', to: '/support' }] });
    const texts = {
      ...defaultTexts,
      live_chat_url: 'https://chat.example/freely',
      social_links: 'Photos https://photos.example/freely',
    };
    setTestSettings({ market: { ...defaultSettings(), texts } });
    renderShell('/services');

    expect(link('Live chat')).toHaveAttribute('href', 'https://chat.example/freely');
    expect(link('Photos')).toHaveAttribute('href', 'https://photos.example/freely');
    expect(link('Ask us')).toBeNull();
  });
});

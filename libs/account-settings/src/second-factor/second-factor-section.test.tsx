import type { RemoteModule } from '@freely/federation';
import { importCatalogue as importFormsCatalogue } from '@freely/forms/import-catalogue';
import { createCatalogues } from '@freely/i18n';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { importCatalogue } from '../import-catalogue.ts';
import { SecondFactorSection, SessionsSection } from '../index.ts';

const Page = () => (
  <>
    <h1>Settings</h1>
    <SecondFactorSection />
    <SessionsSection />
  </>
);
const { withMessages } = createCatalogues({
  'account-settings': importCatalogue,
  forms: importFormsCatalogue,
});
const remote: RemoteModule = {
  name: 'settings',
  routes: [
    {
      path: 'settings',
      lazy: withMessages(async () => ({ Component: Page }), 'account-settings', 'forms'),
    },
  ],
};

const wrong = { message: 'Wrong', errors: { code: ['This code is not correct'] } };
let isOn = false;
const withCode = (isOnAfter: boolean, body: object) => async (info: { request: Request }) => {
  const { code } = (await info.request.json()) as { code: string };
  if (code !== '123456') return HttpResponse.json(wrong, { status: 422 });
  isOn = isOnAfter;
  return HttpResponse.json(body);
};
const url = `${API}/auth/secondFactor`;
const session = {
  ...{ id: '1', device: 'Firefox', is_current: true },
  last_used_at: '2026-11-05T11:15:00.000Z',
  started_at: '2026-11-05T11:15:00.000Z',
};
const server = setupServer(
  http.get(`${API}/auth/sessions`, () =>
    HttpResponse.json(
      isOn ? [session] : [session, { ...session, id: '2', device: 'Safari', is_current: false }],
    ),
  ),
  http.get(url, () => HttpResponse.json({ is_on: isOn, recovery_codes_left: isOn ? 10 : 0 })),
  http.post(url, () =>
    HttpResponse.json({ secret: 'JBSWY3DPEHPK3PXP', qr: { path: 'M0 0h1v1h-1z', size: 25 } }),
  ),
  http.put(url, withCode(true, { message: 'On', recovery_codes: ['k7mq-2abx-9pfd-whcz'] })),
  http.delete(url, withCode(false, { message: 'Off' })),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  isOn = false;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('it is set up with a QR code or a key, and turned on with a code', async () => {
  await renderRemote(remote, '/settings');
  expect(await screen.findByText('Safari')).toBeVisible();
  await press('Set up');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(screen.getByLabelText('Key')).toHaveValue('JBSWY3DPEHPK3PXP');
  await expectAccessible();

  await press('Turn on');
  expect(await screen.findByText('Code is required')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code of your app'), '000000{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('This code is not correct'),
  );
  await userEvent.clear(screen.getByLabelText('Code of your app'));
  await userEvent.type(screen.getByLabelText('Code of your app'), '123456{Enter}');

  expect(await screen.findByText('k7mq-2abx-9pfd-whcz')).toBeVisible();
  // It has ended the other session.
  await waitFor(() => expect(screen.queryByText('Safari')).toBeNull());
  await expectAccessible();
  await press('I have kept them');
  expect(await screen.findByText('It is on. You have 10 recovery codes left.')).toBeVisible();
  expect(screen.queryByText('k7mq-2abx-9pfd-whcz')).toBeNull();
});

test('the recovery codes can be copied, and downloaded as a text', async () => {
  // jsdom saves no files.
  const files: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  URL.createObjectURL = jest.fn((given: Blob | MediaSource) => {
    blob = given as Blob;
    return 'blob:codes';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob });
  });
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderRemote(remote, '/settings');
  await press('Set up');
  await userEvent.type(await screen.findByLabelText('Code of your app'), '123456{Enter}');

  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith('k7mq-2abx-9pfd-whcz');
  expect(toastStore.getState().toasts.at(-1)?.title).toBe('The codes are copied');
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(files.map(({ name }) => name)).toEqual(['recovery-codes.txt']);
  expect(files[0]?.blob.size).toBeGreaterThan('k7mq-2abx-9pfd-whcz'.length);
});

test('what has to be done before it stands in the section', async () => {
  const message = 'Please confirm your email address before you set up a second factor.';
  server.use(http.post(url, () => HttpResponse.json({ message }, { status: 409 })));
  await renderRemote(remote, '/settings');
  await press('Set up');

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('it is turned off with a code', async () => {
  isOn = true;
  await renderRemote(remote, '/settings');
  await userEvent.type(await screen.findByLabelText('Code of your app'), '123456');
  await press('Turn off');

  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
});

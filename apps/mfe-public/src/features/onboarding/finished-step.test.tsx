import { API } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { shownToasts, wizardServer } from './testing/open-wizard.ts';

const { server, mockGet, mockCall, open } = wizardServer();
const settings = {
  active: true,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@people.example',
  phone: '07700900123',
  gender: 'f',
  birthday: null,
  avatar: null,
};

beforeEach(() => {
  mockGet('/practitioner/reviewers', [{ email: 'before@people.example' }]);
  mockGet('/dashboard/user/settings', settings);
});

const email = (number: number) => screen.findByLabelText(`Email of reviewer ${number}`);

test('nothing is said of a decision until it is known', async () => {
  await open(5, 'not known');
  await email(1);

  expect(screen.queryByText(/before you go live|Then customers near you can find/)).toBeNull();
  expect(screen.getByText(/paid 48 hours after/)).toBeVisible();
});

test('the last step links to the profile and the dashboard', async () => {
  await open(5);

  expect(screen.getByRole('heading', { name: 'That’s everything, thank you.' })).toBeVisible();
  expect(await email(1)).toHaveValue('before@people.example');
  expect(screen.getByRole('link', { name: 'View my profile' })).toHaveAttribute(
    'href',
    '/practitioner/profile',
  );
  expect(screen.getByRole('link', { name: 'Open my dashboard' })).toHaveAttribute(
    'href',
    '/practitioner',
  );
  await expectAccessible();
});

test.each([
  ['waiting', 'That’s everything, thank you.', 'View my profile', '/practitioner/profile'],
  ['approved', 'Your profile is approved.', 'Open my dashboard', '/practitioner'],
  [
    'rejected',
    'We could not approve your profile yet.',
    'View my profile',
    '/practitioner/profile',
  ],
] as const)('a practitioner who is %s reads so', async (approval, heading, link, href) => {
  await open(5, approval);

  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
  expect(screen.queryAllByText(/before you go live/)).toHaveLength(approval === 'waiting' ? 1 : 0);
  expect(screen.queryAllByText(/Then customers near you can find/)).toHaveLength(
    approval === 'waiting' ? 1 : 0,
  );
  await expectAccessible();
});

test('a reviewer is invited, and the slot is locked', async () => {
  const sent = mockCall('post', '/practitioner/reviewers', {
    message: 'The invitation has been sent',
    email: 'edith@people.example',
  });
  await open(5);
  await userEvent.type(await email(2), 'edith@people.example');
  await userEvent.click(screen.getByRole('button', { name: /^Invite edith/ }));

  await waitFor(() => expect(shownToasts()).toEqual(['success: The invitation has been sent']));
  expect(sent).toEqual([{ reviewer_email: 'edith@people.example' }]);
  expect(await email(2)).toHaveAttribute('readonly');
});

test('a server error about the email is shown at its field; others are toasts', async () => {
  const own = 'You cannot invite yourself';
  mockCall(
    'post',
    '/practitioner/reviewers',
    { message: own, errors: { reviewer_email: [own] } },
    422,
  );
  await open(5);
  await userEvent.type(await email(2), 'ada@people.example{Enter}');
  await waitFor(async () => expect(await email(2)).toHaveAccessibleDescription(own));
  expect(shownToasts()).toEqual([]);

  mockCall('post', '/practitioner/reviewers', { message: 'Too many tries' }, 429);
  await userEvent.type(await email(2), '{Enter}');
  await waitFor(() => expect(shownToasts()).toEqual(['warning: Too many tries']));
  expect(await email(2)).not.toHaveAttribute('readonly');
});

test('a photo of another file type is refused', async () => {
  await open(5);
  fireEvent.change(await screen.findByLabelText(/^Choose a photo/), {
    target: { files: [new File(['x'], 'letter.pdf', { type: 'application/pdf' })] },
  });

  expect(await screen.findByText('Please add a GIF, JPEG, PNG or BMP image')).toBeVisible();
});

test('a list of reviewers that failed to load can be loaded again', async () => {
  server.use(
    http.get(
      `${API}/practitioner/reviewers`,
      () => HttpResponse.json({ message: 'We are back soon' }, { status: 503 }),
      { once: true },
    ),
  );
  await open(5);
  await screen.findByText('We are back soon');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await email(1)).toBeVisible();
});

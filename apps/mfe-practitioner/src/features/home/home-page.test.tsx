import { pageTitleStore, toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { amaraSettings, dashboardUrl, layoutHandlers } from '../../testing/api.ts';
import { bookingWith } from '../../testing/booking-with.ts';
import { amara } from '../../testing/people.ts';

const soon = new Date(Date.now() + 3_600_000).toISOString();
const figures = {
  avatar: true,
  work_images: true,
  bio: true,
  update_calendar: false,
  bank_details: false,
  not_shown: [] as string[],
  number_of_bookings: 48,
  total_income: 1742.4,
};

const server = setupServer(
  ...layoutHandlers,
  http.get(dashboardUrl('statistic-by-profile'), () => HttpResponse.json(figures)),
  http.get(dashboardUrl('bookings'), () =>
    HttpResponse.json([
      bookingWith({ id: 7, date: soon, customer_name: 'Grace' }),
      bookingWith({ id: 8, date: soon, booking_status: 'cancelled_by_customer' }),
    ]),
  ),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => toastStore.setState({ toasts: [] }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('the page shows the summary, the checklist and the upcoming appointments', async () => {
  const { container } = await renderRemote(remote, '/practitioner', { user: amara });

  expect(await screen.findByText('£1,742.40')).toBeInTheDocument();
  expect(screen.getByText('48')).toBeInTheDocument();
  expect(await screen.findByText('1 coming up')).toBeInTheDocument();
  expect(screen.getByText('3 of 5')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View my profile' })).toHaveAttribute(
    'href',
    `/practitioner-search/profile/${amara.user_id}`,
  );
  expect(screen.getByRole('link', { name: 'Add bank details' })).toHaveAttribute(
    'href',
    '/practitioner/settings',
  );
  expect(screen.queryByRole('link', { name: 'Add a profile photo' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View booking with Grace' })).toHaveAttribute(
    'href',
    '/practitioner/bookings?open-booking=7',
  );
  expect(await screen.findByRole('img', { name: 'Documents checked' })).toBeVisible();
  expect(pageTitleStore.getState().title).toBe('Practitioner Dashboard');
  expect(screen.queryByText('Customers cannot find you')).not.toBeInTheDocument();
  expect(screen.queryByText('Customers wait for a time')).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('the page says why searches do not show the practitioner, with links to fix it', async () => {
  server.use(
    http.get(dashboardUrl('statistic-by-profile'), () =>
      HttpResponse.json({ ...figures, not_shown: ['not_approved', 'no_hours'] }),
    ),
  );
  const { container } = await renderRemote(remote, '/practitioner', { user: amara });

  expect(await screen.findByText('Customers cannot find you')).toBeInTheDocument();
  expect(screen.getByText(/You have finished signing up. Your profile waits/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Set your work hours' })).toHaveAttribute(
    'href',
    '/practitioner/availability',
  );
  // Nobody can open the profile, its owner neither.
  expect(screen.queryByRole('link', { name: 'View my profile' })).not.toBeInTheDocument();
  // In the menu, and in place of the link to the profile.
  expect(screen.getAllByRole('link', { name: 'Why am I not shown?' })).toHaveLength(2);
  await expectAccessible(container);
});

test('who has not finished signing up reads that we wait for that', async () => {
  server.use(
    http.get(dashboardUrl('statistic-by-profile'), () =>
      HttpResponse.json({ ...figures, not_shown: ['not_onboarded', 'not_approved'] }),
    ),
  );
  await renderRemote(remote, '/practitioner', { user: amara });

  expect(await screen.findByText(/We look at it once you have finished signing up/)).toBeVisible();
  expect(screen.queryByText(/You have finished signing up/)).not.toBeInTheDocument();
});

test('what was fixed on another screen is not said any more on coming back', async () => {
  let not_shown = ['inactive'];
  server.use(
    http.get(dashboardUrl('statistic-by-profile'), () =>
      HttpResponse.json({ ...figures, not_shown }),
    ),
  );
  const { router } = await renderRemote(remote, '/practitioner', { user: amara, isCached: true });
  expect(await screen.findByText('Customers cannot find you')).toBeVisible();
  await act(() => router.navigate('/elsewhere'));
  not_shown = [];
  await act(() => router.navigate('/practitioner'));

  await screen.findByText('£1,742.40');
  await waitFor(() =>
    expect(screen.queryByText('Customers cannot find you')).not.toBeInTheDocument(),
  );
});

describe('a rejected practitioner', () => {
  const rejected = { ...figures, not_shown: ['not_approved'], approval: 'rejected' };
  const answer = (statistic: () => object) =>
    server.use(
      http.get(dashboardUrl('statistic-by-profile'), () => HttpResponse.json(statistic())),
    );

  test('reads why, sends the profile in again, and then waits', async () => {
    let now: object = { ...rejected, rejection_reason: 'Please add photos of your own work.' };
    answer(() => now);
    server.use(
      http.post(dashboardUrl('resubmission'), () => {
        now = { ...rejected, approval: 'waiting' };
        return HttpResponse.json({ message: 'Thank you. We will look at your profile again.' });
      }),
    );
    const { container } = await renderRemote(remote, '/practitioner', { user: amara });
    expect(await screen.findByText('Please add photos of your own work.')).toBeVisible();
    expect(screen.queryByText('Customers cannot find you')).not.toBeInTheDocument();
    await expectAccessible(container);

    await userEvent.click(screen.getByRole('button', { name: 'Send my profile in again' }));

    expect(await screen.findByText('Customers cannot find you')).toBeVisible();
    expect(screen.queryByText('We cannot show your profile yet')).not.toBeInTheDocument();
    expect(toastStore.getState().toasts[0]?.title).toMatch(/^Thank you/);
  });

  test('reads what is missing most often when nothing was written', async () => {
    answer(() => rejected);
    await renderRemote(remote, '/practitioner', { user: amara });

    expect(await screen.findByText(/Most often something small is missing/)).toBeVisible();
  });

  test('finishes signing up first', async () => {
    answer(() => ({ ...rejected, not_shown: ['not_approved', 'not_onboarded'] }));
    await renderRemote(remote, '/practitioner', { user: amara });

    expect(await screen.findByText('We cannot show your profile yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send my profile in again' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Continue signing up' })[0]).toHaveAttribute(
      'href',
      '/practitioner-information',
    );
  });

  test('reads why it could not be sent in again', async () => {
    answer(() => rejected);
    const message = 'Your profile is not rejected, so there is nothing to send in again';
    server.use(
      http.post(dashboardUrl('resubmission'), () =>
        HttpResponse.json({ message }, { status: 409 }),
      ),
    );
    await renderRemote(remote, '/practitioner', { user: amara });
    await userEvent.click(await screen.findByRole('button', { name: 'Send my profile in again' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});

test('the page says how many customers wait for a time', async () => {
  server.use(
    http.get(dashboardUrl('waiting-list'), () => HttpResponse.json({ for_you: 1, for_anybody: 3 })),
  );
  await renderRemote(remote, '/practitioner', { user: amara });

  expect(await screen.findByText('One person waits for a time with you.')).toBeVisible();
  expect(screen.getByText(/^3 people near you wait/)).toBeVisible();
});

test('a small part that is refused is asked for again once at most, and the page stays', async () => {
  let calls = 0;
  server.use(
    http.get(dashboardUrl('waiting-list'), () => {
      calls += 1;
      return HttpResponse.json({ message: 'Not for you.' }, { status: 403 });
    }),
  );
  await renderRemote(remote, '/practitioner', { user: amara });
  const contact = await screen.findByRole('button', { name: 'Contact Grace' });
  await userEvent.click(contact);

  expect(await screen.findByRole('link', { name: '07700 900142' })).toBeVisible();
  expect(calls).toBeLessThanOrEqual(2);
});

test('the phone number is revealed by a button', async () => {
  await renderRemote(remote, '/practitioner', { user: amara });

  await userEvent.click(await screen.findByRole('button', { name: 'Contact Grace' }));

  const phone = screen.getByRole('link', { name: '07700 900142' });
  expect(phone).toHaveAttribute('href', 'tel:07700900142');
  expect(phone).toHaveFocus();
});

test('the sidebar has the specified order', async () => {
  await renderRemote(remote, '/practitioner', { user: amara });

  const nav = within(await screen.findByRole('navigation', { name: 'Practitioner account' }));
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Calendar',
    'Bookings',
    'Services',
    'Work hours',
    'Locations',
    'Profile',
    'Papers',
    'Questionnaires',
    'Settings',
    'Invite reviewers',
    'Reviews',
    'Earnings',
    'Tax',
    'Calendar sync',
    'Why am I not shown?',
    'Log out',
  ]);
  expect(screen.getByText('Rated 4.9 out of 5 from 127 reviews')).toBeInTheDocument();
});

test('the rating beside the menu is that of now, not that of the login', async () => {
  const now = { ...amaraSettings, practitioner_rating: 4.5, reviews_amount: 128 };
  server.use(http.get(`${API}/dashboard/user/settings`, () => HttpResponse.json(now)));
  await renderRemote(remote, '/practitioner', { user: amara });

  expect(await screen.findByText('Rated 4.5 out of 5 from 128 reviews')).toBeInTheDocument();
});

test('tax details that are missing are asked for', async () => {
  server.use(
    http.get(dashboardUrl('tax-details'), () =>
      HttpResponse.json({ standing: 'requested', withheld_from: '2027-01-15', details: null }),
    ),
  );
  await renderRemote(remote, '/practitioner', { user: amara });

  expect(await screen.findByText(/withhold your payouts from 15\/01\/2027/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Give your tax details' })).toHaveAttribute(
    'href',
    '/practitioner/tax',
  );
});

test('a failed statistic is reported, and the appointments are still shown', async () => {
  server.use(
    http.get(dashboardUrl('statistic-by-profile'), () =>
      HttpResponse.json({ message: 'We are back soon' }, { status: 503 }),
    ),
  );
  await renderRemote(remote, '/practitioner', { user: amara });

  expect(await screen.findByText('We are back soon')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Grace' })).toBeInTheDocument();
  expect(toastStore.getState().toasts[0]).toMatchObject({
    tone: 'warning',
    title: 'We are back soon',
  });
});

const unfinished = userWith({
  user_roles: ['practitioner'],
  practitioner_info: { practitioner_rating: 0, reviews_amount: 0, onboarding_step: 2 },
});
const children = [
  '',
  '/calendar',
  '/bookings',
  '/services',
  '/availability',
  '/locations',
  '/profile',
  '/settings',
  '/invite-reviewers',
  '/reviews',
  '/earnings',
  '/tax',
  '/calendar-sync',
  '/why-not',
];

test.each(children)(
  '/practitioner%s is for practitioners who have finished onboarding',
  async (path) => {
    for (const [user, title] of [
      [undefined, 'You must log in to continue'],
      [userWith(), 'Available only for practitioners'],
      [unfinished, 'Please complete registration'],
    ] as const) {
      toastStore.setState({ toasts: [] });
      const page = await renderRemote(remote, `/practitioner${path}`, user ? { user } : {});
      expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
      expect(toastStore.getState().toasts.map((toast) => toast.title)).toEqual([title]);
      page.unmount();
    }
  },
);

test('the sidebar has no red tick before the documents are checked', async () => {
  server.use(
    http.get(`${API}/dashboard/user/settings`, () =>
      HttpResponse.json({ ...amaraSettings, verified: false }),
    ),
  );
  await renderRemote(remote, '/practitioner', { user: amara });

  expect(await screen.findByText('£1,742.40')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Documents checked' })).toBeNull();
});

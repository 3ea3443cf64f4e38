import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { layoutHandlers } from '../../testing/api.ts';

const practitioner = userWith({
  user_roles: ['practitioner'],
  practitioner_info: { practitioner_rating: 0, reviews_amount: 0, onboarding_step: 5 },
});
const off = {
  sunday: [],
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
};
const usual = {
  available: { from: '09:00', to: '18:00' },
  break: [{ from: '13:00', to: '14:00' }],
};
const address = {
  address: '27 Northfield Road',
  city: 'London',
  postcode: 'SW11 4NB',
  country_id: 'UK',
  country_name: 'United Kingdom',
  location: { lat: 51.4752, lng: -0.1631 },
};
const places = {
  mobile: { disabled: true, distance_to_travel: 4, call_out_charge: 5, address },
  salon: [{ salon_id: 7, disabled: false, name: '', address }],
};
const dashboardUrl = `${API}/dashboard/practitioner`;

const server = setupServer(
  http.get(`${dashboardUrl}/locationtypes`, () => HttpResponse.json(places)),
  http.get(`${dashboardUrl}/availability`, () =>
    HttpResponse.json({
      1: { ...off, monday: usual },
      2: { 7: { ...off, friday: { ...usual, break: {} } } },
    }),
  ),
  ...layoutHandlers,
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => toastStore.setState({ toasts: [] }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function mockSaves(status = 200): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http.put(`${dashboardUrl}/availability`, async ({ request }) => {
      sent.push((await request.json()) as Sent);
      const message = status === 200 ? 'Work hours updated successfully' : 'We are back soon';
      return HttpResponse.json({ message }, { status });
    }),
  );

  return sent;
}

interface Sent {
  seen?: object;
}
const merge = (before: Sent, { seen, ...weeks }: Sent): Sent => ({
  ...before,
  ...weeks,
  seen: { ...before.seen, ...seen },
});

const open = async () => {
  const view = await renderRemote(remote, '/practitioner/availability', { user: practitioner });
  await screen.findByRole('tab', { name: 'Mobile' });

  return view;
};

test('every place has its week, and changes are saved automatically with what they were made from', async () => {
  const sent = mockSaves();
  await open();
  expect(screen.getByLabelText('Monday from')).toHaveValue('09:00');
  expect(screen.getByText(/This location is switched off/)).toBeVisible();
  await expectAccessible();
  await userEvent.selectOptions(screen.getByLabelText('Monday to'), '17:15');
  await userEvent.click(screen.getByRole('tab', { name: '27 Northfield Road' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Sunday' }));

  const salon = { ...off, friday: { ...usual, break: {} } };
  // In one save, or in two where the changes were too far apart for one.
  await waitFor(() =>
    expect(sent.reduce(merge, {})).toEqual({
      1: { ...off, monday: { ...usual, available: { from: '09:00', to: '17:15' } } },
      2: { 7: { ...salon, sunday: usual } },
      seen: { 1: { ...off, monday: usual }, 2: { 7: salon } },
    }),
  );
  expect(await screen.findByText('All changes saved')).toBeVisible();
});

describe('with another tab', () => {
  /** Mocks the week that is saved; Thursday was switched on elsewhere. */
  function mockOtherTab(respond: () => Response = () => HttpResponse.json({ message: 'Saved' })) {
    const sent: unknown[] = [];
    server.use(
      http.put(`${dashboardUrl}/availability`, async ({ request }) => {
        sent.push(await request.json());
        const saved = { ...off, monday: usual, thursday: usual };
        server.use(
          http.get(`${dashboardUrl}/availability`, () => HttpResponse.json({ 1: saved, 2: {} })),
        );
        return respond();
      }),
    );

    return sent;
  }

  test('what was changed there is shown after a change here, and is what the next is made from', async () => {
    const sent = mockOtherTab();
    await open();
    await userEvent.selectOptions(screen.getByLabelText('Monday to'), '17:15');

    await waitFor(() => expect(screen.getByRole('switch', { name: 'Thursday' })).toBeChecked());
    await userEvent.click(screen.getByRole('switch', { name: 'Friday' }));
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        1: { ...off, monday: usual, thursday: usual, friday: usual },
        2: {},
        seen: { 1: { ...off, monday: usual, thursday: usual }, 2: {} },
      }),
    );
  });

  test('a day that was changed in both is refused, and its present hours are shown', async () => {
    const message = 'These work hours have been changed in the meantime';
    mockOtherTab(() => HttpResponse.json({ message, code: 'conflict' }, { status: 409 }));
    const { router } = await open();
    await userEvent.click(screen.getByRole('switch', { name: 'Monday' }));

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`Your last change was not saved. ${message}`);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('switch', { name: 'Monday' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Thursday' })).toBeChecked();
    // There is nothing left to save.
    await act(() => router.navigate('/elsewhere'));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });
});

test('a change during a save is made from what is being saved', async () => {
  const sent: { seen?: unknown }[] = [];
  let finishFirst = () => {};
  const first = new Promise<void>((resolve) => {
    finishFirst = resolve;
  });
  server.use(
    http.put(`${dashboardUrl}/availability`, async ({ request }) => {
      sent.push((await request.json()) as object);
      if (sent.length === 1) await first;
      return HttpResponse.json({ message: 'Saved' });
    }),
  );
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Monday to'), '17:15');
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.selectOptions(screen.getByLabelText('Monday to'), '17:30');
  finishFirst();

  await waitFor(() => expect(sent).toHaveLength(2));
  const monday = (to: string) => ({
    1: { ...off, monday: { ...usual, available: { from: '09:00', to } } },
    2: {},
  });
  expect(sent[1]).toEqual({ ...monday('17:30'), seen: monday('17:15') });
});

test('nothing is saved while a break is invalid', async () => {
  const sent = mockSaves();
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Monday, break 1 to'), '18:30');
  expect(screen.getByText(/Not saved yet/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Monday, break 1 to'), '15:00');

  expect(await screen.findByText('All changes saved')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a break inside another one is refused, and is not saved', async () => {
  const sent = mockSaves();
  const lunch = [{ from: '12:00', to: '14:00' }];
  const saved = { 1: { ...off, monday: { ...usual, break: lunch } }, 2: {} };
  server.use(http.get(`${dashboardUrl}/availability`, () => HttpResponse.json(saved)));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add a break on Monday' }));
  await userEvent.selectOptions(screen.getByLabelText('Monday, break 2 from'), '13:00');
  await userEvent.selectOptions(screen.getByLabelText('Monday, break 2 to'), '14:00');

  expect(screen.getByText('This break overlaps another one')).toBeVisible();
  expect(screen.getByText(/Not saved yet/)).toBeVisible();
  expect(screen.queryByText('All changes saved')).toBeNull();
  expect(sent).toEqual([]);
});

test('a failed save is reported, keeps the choice, and can be retried', async () => {
  const refused = mockSaves(503);
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Monday to'), '17:15');
  expect(await screen.findByText(/We are back soon/)).toBeVisible();
  expect(screen.getByLabelText('Monday to')).toHaveValue('17:15');

  const sent = mockSaves();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All changes saved')).toBeVisible();
  expect([refused.length, sent.length]).toEqual([1, 1]);
});

describe('a change whose answer is lost', () => {
  const at = (...[from, to]: [string, string]) => ({ ...usual, available: { from, to } });
  /** Saves what is sent, as the server does, without an answer to the first. */
  function loseFirstAnswer() {
    const sent: { seen?: unknown }[] = [];
    server.use(
      http.put(`${dashboardUrl}/availability`, async ({ request }) => {
        const { seen, ...saved } = (await request.json()) as { seen?: unknown };
        sent.push({ ...saved, seen });
        server.use(http.get(`${dashboardUrl}/availability`, () => HttpResponse.json(saved)));
        return sent.length === 1 ? HttpResponse.error() : HttpResponse.json({ message: 'Saved' });
      }),
    );

    return sent;
  }

  test('is taken back on the server, too, when it is put back here', async () => {
    const sent = loseFirstAnswer();
    await open();
    await userEvent.click(screen.getByRole('switch', { name: 'Friday' }));
    await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(screen.getByRole('switch', { name: 'Friday' }));

    expect(await screen.findByText('All changes saved')).toBeVisible();
    const before = { ...off, monday: usual };
    expect(sent.at(-1)).toEqual({
      ...{ 1: before, 2: {} },
      seen: { 1: { ...before, friday: usual }, 2: {} },
    });
    expect(screen.getByRole('switch', { name: 'Friday' })).not.toBeChecked();
  });

  test('is what the next one is made from; what was changed elsewhere is not', async () => {
    const sent = loseFirstAnswer();
    await open();
    await userEvent.selectOptions(screen.getByLabelText('Monday to'), '17:15');
    await screen.findByRole('button', { name: 'Try again' });
    const saved = { ...off, monday: at('09:00', '17:15'), thursday: usual };
    server.use(
      http.get(`${dashboardUrl}/availability`, () => HttpResponse.json({ 1: saved, 2: {} }), {
        once: true,
      }),
    );
    await userEvent.selectOptions(screen.getByLabelText('Monday to'), '17:30');

    expect(await screen.findByText('All changes saved')).toBeVisible();
    expect(sent.at(-1)).toEqual({
      ...{ 1: { ...off, monday: at('09:00', '17:30') }, 2: {} },
      seen: { 1: { ...off, monday: at('09:00', '17:15') }, 2: {} },
    });
  });
});

test('a pending change is saved on leaving, and is there on coming back', async () => {
  const sent = mockSaves();
  const { router } = await open();
  await userEvent.selectOptions(screen.getByLabelText('Monday to'), '17:15');
  await act(() => router.navigate('/elsewhere'));
  // The navigation waits for the save, without a confirmation.
  await screen.findByText('Elsewhere');
  expect(sent).toHaveLength(1);
  server.use(http.get(`${dashboardUrl}/availability`, () => HttpResponse.json(sent[0] as object)));
  await act(() => router.navigate('/practitioner/availability'));

  expect(await screen.findByLabelText('Monday to')).toHaveValue('17:15');
});

test('a place that was added meanwhile has its week, and keeps it when others are saved', async () => {
  const sent = mockSaves();
  const { router } = await open();
  await act(() => router.navigate('/elsewhere'));
  const weeks = { 1: { ...off, monday: usual }, 2: { 7: { ...off, friday: usual }, 9: off } };
  server.use(
    http.get(`${dashboardUrl}/locationtypes`, () =>
      HttpResponse.json({
        ...places,
        salon: [...places.salon, { ...places.salon[0], salon_id: 9, name: 'New Studio' }],
      }),
    ),
    http.get(`${dashboardUrl}/availability`, () => HttpResponse.json(weeks)),
  );
  await act(() => router.navigate('/practitioner/availability'));
  await userEvent.click(await screen.findByRole('tab', { name: 'New Studio' }));
  // Until the server has answered again, the page shows what it knows.
  server.use(http.get(`${dashboardUrl}/availability`, () => new Promise<never>(() => {})));
  await userEvent.click(screen.getByRole('switch', { name: 'Sunday' }));

  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      2: { 9: { ...off, sunday: usual } },
      seen: { 2: { 9: off } },
    }),
  );
  expect(await screen.findByText('All changes saved')).toBeVisible();
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/practitioner/availability'));
  await userEvent.click(await screen.findByRole('tab', { name: 'New Studio' }));
  expect(screen.getByRole('switch', { name: 'Sunday' })).toBeChecked();
});

test('leaving with an invalid change asks for confirmation', async () => {
  const { router } = await open();
  await userEvent.selectOptions(screen.getByLabelText('Monday, break 1 to'), '18:30');
  await act(() => router.navigate('/elsewhere'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(router.state.location.pathname).toBe('/practitioner/availability');
  await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));

  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

test('without a place there are no work hours, but a link to add one', async () => {
  server.use(
    http.get(`${dashboardUrl}/locationtypes`, () => HttpResponse.json({ mobile: null, salon: [] })),
    http.get(`${dashboardUrl}/availability`, () => HttpResponse.json({ 2: {} })),
  );
  await renderRemote(remote, '/practitioner/availability', { user: practitioner });

  expect(await screen.findByText('You have no location yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to locations' })).toHaveAttribute(
    'href',
    '/practitioner/locations',
  );
});

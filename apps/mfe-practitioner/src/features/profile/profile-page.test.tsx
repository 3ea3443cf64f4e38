import { loseSession, signIn } from '@freely/auth';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { amaraSettings, dashboardUrl, layoutHandlers } from '../../testing/api.ts';
import { amara } from '../../testing/people.ts';

const profile = {
  start_working_date: '2019-03-01',
  qualifications: ['NVQ 3'],
  bio: 'Nails',
  call_out_charge: 6,
  active: true,
  cancellation_policy: '',
  bank_details: null,
};
const images = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  src: `/files/${index + 1}.jpg`,
}));

const figures = {
  ...{ avatar: true, work_images: true, bio: true, update_calendar: true, bank_details: true },
  ...{ not_shown: [] as string[], number_of_bookings: 0, total_income: 0 },
};

const server = setupServer(
  ...layoutHandlers,
  http.get(dashboardUrl('statistic-by-profile'), () => HttpResponse.json(figures)),
  http.get(dashboardUrl('profile'), () => HttpResponse.json(profile)),
  http.get(`${API}/practitioner/images`, () => HttpResponse.json(images)),
  http.get(`${API}/auth/user`, () => HttpResponse.json({ ...amara, name: 'Ama' })),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  toastStore.setState({ toasts: [] });
  // jsdom decodes no images.
  globalThis.createImageBitmap = jest.fn(async () => ({
    width: 9,
    height: 9,
    close() {},
  })) as never;
  URL.createObjectURL = () => 'blob:image';
  URL.revokeObjectURL = () => {};
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Mocks both save calls, which answer as the server does. Returns the sent bodies. */
function mockSaves(status = 200, response: object = {}) {
  const sent: unknown[] = [];
  const stored = { ...amaraSettings, ...profile };
  const respond = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as object;
    sent.push(body);
    Object.assign(stored, body);
    const saved = { message: 'Saved', ...stored, ...response };
    return HttpResponse.json(status === 200 ? saved : response, { status });
  };
  server.use(
    http.put(dashboardUrl('profile'), respond),
    http.put(`${API}/dashboard/user/settings`, respond),
  );

  return sent;
}

const open = () => renderRemote(remote, '/practitioner/profile', { user: amara });

describe('without a connection', () => {
  const connect = (isOnline: boolean) =>
    act(() => {
      Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  const cutOff = () => server.use(http.put(dashboardUrl('profile'), () => HttpResponse.error()));
  afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'));

  test('what was typed waits calmly, and is saved when the connection is back', async () => {
    cutOff();
    await open();
    const bio = await screen.findByLabelText('Bio');
    connect(false);
    await userEvent.type(bio, '!');

    expect(await screen.findByText(/Not saved yet: you are offline/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Services' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'No' }));

    const sent = mockSaves();
    connect(true);
    expect(await screen.findByText('All changes saved')).toBeVisible();
    expect(sent).toEqual([{ bio: 'Nails!' }]);
    expect(bio).toHaveValue('Nails!');
  });

  test('a change that became invalid meanwhile is not sent when the connection is back', async () => {
    cutOff();
    await open();
    const bio = await screen.findByLabelText('Bio');
    connect(false);
    await userEvent.type(bio, '!');
    expect(await screen.findByText(/Not saved yet: you are offline/)).toBeVisible();
    const name = screen.getByLabelText('First name');
    await userEvent.clear(name);

    const sent = mockSaves();
    connect(true);
    expect(screen.getByText(/Not saved yet: something here needs to be corrected/)).toBeVisible();
    await userEvent.type(name, 'A');
    expect(await screen.findByText('All changes saved')).toBeVisible();
    // The name first: what was sent by itself would stand before it.
    expect(sent).toEqual([{ first_name: 'A' }, { bio: 'Nails!' }]);
  });

  test('a browser that does not know it can try again by hand', async () => {
    cutOff();
    await open();
    await userEvent.type(await screen.findByLabelText('Bio'), '!');

    expect(await screen.findByRole('alert')).toHaveTextContent('Your last change was not saved.');
    mockSaves();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('All changes saved')).toBeVisible();
  });
});

describe('with a session that ended elsewhere', () => {
  const loggedIn = { ...amara, message: '', access_token: 'another', device_token: 'device' };
  async function typeLoggedOut() {
    mockSaves(401, { message: 'You must log in to continue' });
    await open();
    await userEvent.type(await screen.findByLabelText('Bio'), '!');
    act(loseSession);
    expect(await screen.findByText(/Not saved yet: you are logged out/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();

    return mockSaves();
  }

  test('what was typed is saved by itself after the log-in', async () => {
    const sent = await typeLoggedOut();
    act(() => signIn(loggedIn as never));

    expect(await screen.findByText('All changes saved')).toBeVisible();
    expect(sent).toEqual([{ bio: 'Nails!' }]);
  });

  test('whoever else logs in does not send it', async () => {
    const sent = await typeLoggedOut();
    act(() => signIn({ ...loggedIn, user_id: amara.user_id + 1 } as never));

    expect(screen.getByText(/Not saved yet: you are logged out/)).toBeVisible();
    expect(sent).toEqual([]);
  });
});

test('typed text is saved automatically, with a status', async () => {
  const sent = mockSaves();
  const { container } = await open();
  await userEvent.type(await screen.findByLabelText('Bio'), ' and hands');

  expect(await screen.findByText('All changes saved')).toBeInTheDocument();
  expect(sent).toEqual([{ bio: 'Nails and hands' }]);
  await expectAccessible(container);
});

test('what was saved is there on coming back, and is not overwritten by the next change', async () => {
  const sent = mockSaves();
  const { router } = await open();
  await userEvent.type(await screen.findByLabelText('Bio'), ' and hands');
  await userEvent.type(screen.getByLabelText('Last name'), '-Mensah');
  await userEvent.type(screen.getByLabelText('Qualification 1'), ' and 4');
  expect(await screen.findByText('All changes saved')).toBeVisible();
  await act(() => router.navigate('/elsewhere'));
  sent.length = 0;
  // Until the server has answered again, the page shows what it knows.
  server.use(http.get(dashboardUrl('profile'), () => new Promise<never>(() => {})));
  await act(() => router.navigate('/practitioner/profile'));

  expect(await screen.findByLabelText('Bio')).toHaveValue('Nails and hands');
  expect(screen.getByLabelText('Last name')).toHaveValue('Osei-Mensah');
  expect(screen.getByLabelText('Qualification 1')).toHaveValue('NVQ 3 and 4');
  await userEvent.type(screen.getByLabelText('Bio'), '!');
  await waitFor(() => expect(sent).toEqual([{ bio: 'Nails and hands!' }]));
});

test('a name that is deleted key by key leaves the saved one as it was', async () => {
  const sent = mockSaves();
  const { unmount } = await open();
  await userEvent.type(await screen.findByLabelText('First name'), '{Backspace>5/}');
  expect(screen.getByText('First name is required')).toBeVisible();
  // Leaving sends what still waits to be saved.
  unmount();
  await open();
  await userEvent.type(await screen.findByLabelText('Bio'), '!');

  expect(await screen.findByText('All changes saved')).toBeVisible();
  expect(sent).toEqual([{ bio: 'Nails!' }]);
});

test('a profile that nobody can see is no link, but the way to the reasons', async () => {
  const not_shown = ['inactive'];
  server.use(
    http.get(dashboardUrl('statistic-by-profile'), () =>
      HttpResponse.json({ ...figures, not_shown }),
    ),
  );
  const { router } = await open();
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'Why am I not shown?' })).toHaveLength(2),
  );
  expect(screen.queryByRole('link', { name: 'View my profile' })).not.toBeInTheDocument();

  not_shown.pop();
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/practitioner/profile'));
  expect(await screen.findByRole('link', { name: 'View my profile' })).toHaveAttribute(
    'href',
    `/practitioner-search/profile/${amara.user_id}`,
  );
});

test('a new name is saved to the settings, and shown beside the menu', async () => {
  const sent = mockSaves();
  await open();
  const field = await screen.findByLabelText('First name');
  await userEvent.clear(field);
  expect(screen.getByText('First name is required')).toBeInTheDocument();
  expect(screen.getByText(/something here needs to be corrected/)).toBeInTheDocument();
  await userEvent.type(field, 'Ama');

  await waitFor(() => expect(sent).toContainEqual({ first_name: 'Ama' }));
  expect((await screen.findAllByText('Ama')).length).toBeGreaterThan(0);
});

test('a name that was saved before something else was refused is taken back with it', async () => {
  const sent = mockSaves();
  const refuse = () => HttpResponse.json({ message: 'Too many' }, { status: 422 });
  server.use(http.put(dashboardUrl('profile'), refuse));
  await open();
  await userEvent.type(await screen.findByLabelText('Qualification 1'), ' and 4');
  await userEvent.type(screen.getByLabelText('Last name'), 'x');
  await waitFor(() => expect(sent).toContainEqual({ last_name: 'Oseix' }));
  expect(await screen.findByText(/^Your last change was not saved/)).toBeVisible();
  const sentNow = mockSaves();
  await userEvent.type(screen.getByLabelText('Last name'), '{Backspace}');
  await userEvent.type(screen.getByLabelText('Qualification 1'), '{Backspace>6/}');

  expect(await screen.findByText('All changes saved')).toBeVisible();
  expect(sentNow[0]).toEqual({ last_name: 'Osei' });
  expect(sentNow.at(-1)).toEqual({ qualifications: ['NVQ 3'] });
});

test('qualifications can be added and removed; blank ones are not sent', async () => {
  const sent = mockSaves();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a qualification' }));
  const second = screen.getByLabelText('Qualification 2');
  expect(second).toHaveFocus();
  await userEvent.type(second, 'Spa therapy');
  await waitFor(() => expect(sent.at(-1)).toEqual({ qualifications: ['NVQ 3', 'Spa therapy'] }));

  await userEvent.click(screen.getByRole('button', { name: 'Remove NVQ 3' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ qualifications: ['Spa therapy'] }));
});

test('leaving with unsaved changes asks for confirmation', async () => {
  mockSaves(503, { message: 'We are back soon' });
  const { router } = await open();
  await userEvent.type(await screen.findByLabelText('Bio'), '!');
  expect(await screen.findByText(/We are back soon/)).toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'No' }));
  expect(router.state.location.pathname).toBe('/practitioner/profile');
  expect(screen.getByLabelText('Bio')).toHaveValue('Nails!');

  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/practitioner'));
});

test('server errors are shown under their fields', async () => {
  mockSaves(422, {
    message: 'Please check',
    errors: { start_working_date: ['Start date must be in 1950 or later'] },
  });
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Year'), '1960');

  expect(await screen.findByText('Start date must be in 1950 or later')).toBeInTheDocument();
});

test('an eleventh image is refused', async () => {
  await open();
  const field = await screen.findByLabelText(/Add photos/);
  await userEvent.upload(field, new File(['x'], 'work.png', { type: 'image/png' }));

  await waitFor(() =>
    expect(toastStore.getState().toasts.at(-1)).toMatchObject({
      tone: 'warning',
      title: 'You can add only 10 images',
    }),
  );
});

test('an upload that is dismissed is no failure', async () => {
  const first = images.slice(0, 1);
  let upload: AbortSignal | undefined;
  server.use(
    http.get(`${API}/practitioner/images`, () => HttpResponse.json(first)),
    http.post(`${API}/practitioner/images`, ({ request }) => {
      upload = request.signal;
      return new Promise<never>(() => {});
    }),
  );
  await open();
  const field = await screen.findByLabelText(/Add photos/);
  await userEvent.upload(field, new File(['x'], 'work.png', { type: 'image/png' }));
  await waitFor(() => expect(upload).toBeDefined());
  // As in browsers, what an aborted call throws is an error; jsdom has it of another realm.
  const thrown = Object.getPrototypeOf(AbortSignal.abort().reason);
  const ofOtherRealm = Object.getPrototypeOf(thrown);
  Object.setPrototypeOf(thrown, Error.prototype);
  await userEvent.click(screen.getByRole('button', { name: 'Remove work.png' }));
  await waitFor(() => expect(upload?.aborted).toBe(true));

  // The failure of the next one is told, and nothing else.
  server.use(
    http.post(`${API}/practitioner/images`, () =>
      HttpResponse.json({ message: 'We are back soon' }, { status: 503 }),
    ),
  );
  await userEvent.upload(field, new File(['x'], 'other.png', { type: 'image/png' }));
  await waitFor(() =>
    expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual(['We are back soon']),
  );
  Object.setPrototypeOf(thrown, ofOtherRealm);
});

test('the order of the images is saved, and rolled back when the server refuses', async () => {
  const sent: unknown[] = [];
  const statuses = [200, 409];
  let stored = images.slice(0, 3);
  server.use(
    http.get(`${API}/practitioner/images`, () => HttpResponse.json(stored)),
    http.put(`${API}/practitioner/images`, async ({ request }) => {
      const { ids } = (await request.json()) as { ids: number[] };
      sent.push(ids);
      if (statuses.shift() !== 200) {
        return HttpResponse.json({ message: 'Your photos have changed.' }, { status: 409 });
      }
      stored = ids.map((id) => images.find((image) => image.id === id)!);
      return HttpResponse.json({ files: stored, message: 'Saved' });
    }),
  );
  await open();
  const sources = () =>
    screen.getAllByRole('img', { name: /^Photo \d/ }).map((each) => each.getAttribute('src'));
  await userEvent.click(await screen.findByRole('button', { name: 'Move photo 1 later' }));
  await waitFor(() => expect(sources()).toEqual(['/files/2.jpg', '/files/1.jpg', '/files/3.jpg']));
  await waitFor(() => expect(sent).toEqual([[2, 1, 3]]));

  await userEvent.click(screen.getByRole('button', { name: 'Move photo 3 earlier' }));
  await waitFor(() => expect(sent.at(-1)).toEqual([2, 3, 1]));
  await waitFor(() =>
    expect(toastStore.getState().toasts.at(-1)?.title).toBe('Your photos have changed.'),
  );
  await waitFor(() => expect(sources()).toEqual(['/files/2.jpg', '/files/1.jpg', '/files/3.jpg']));
});

test('an image is deleted after a confirmation', async () => {
  const removed: string[] = [];
  server.use(
    http.delete(`${API}/practitioner/images/:id`, ({ params }) => {
      removed.push(String(params.id));
      return HttpResponse.json({ message: 'Removed' });
    }),
  );
  await open();
  await userEvent.click((await screen.findAllByRole('button', { name: /^Remove photo 1/i }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this image?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(removed).toEqual(['1']));
});

test('a photo of an unsupported file type is refused', async () => {
  await open();
  const field = await screen.findByLabelText(/Choose a photo/);
  const pdf = new File(['x'], 'me.pdf', { type: 'application/pdf' });
  await userEvent.setup({ applyAccept: false }).upload(field, pdf);

  expect(await screen.findByText('Please choose a GIF, JPEG, PNG or BMP')).toBeInTheDocument();
});

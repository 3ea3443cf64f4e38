import type { AdminPractitioner } from '@freely/api-client/contract';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { collectDownloads } from '../../testing/collect-downloads.ts';
import { answerRights } from '../../testing/rights.ts';
import { practitionerWith } from '../../testing/rows.ts';

const admin = userWith({ name: 'Ops', user_roles: ['admin'] });
const LIST = `${API}/dashboard/admin/practitioners`;
const REPORT = `${API}/dashboard/admin/getPractitioners`;

let market: AdminPractitioner[];
let queries: URLSearchParams[];
let rejections: unknown[];

const detailOf = (practitioner: AdminPractitioner) => ({
  practitioner: {
    ...practitioner,
    phone: '07700900123',
    bio: 'Ten years of braids.',
    active: true,
    suspended: false,
    live: false,
    start_working_date: '2016-05-01',
    how_you_find: 'A friend',
    appointment_scheduling: null,
  },
  documents: {
    insurance: true,
    medical_disclaimer_form: false,
    qualifications: ['NVQ level 3'],
    bank_details: true,
  },
  work_images: [{ id: 5, src: '/files/5.webp' }],
  places: [
    {
      location_type: 'mobile',
      name: '',
      address: null,
      town: 'London',
      postcode: 'SW11',
      enabled: true,
      call_out_charge: 5,
      distance_to_travel: 1,
    },
  ],
  services: [{ name: 'Box braids', category_name: 'Hair', price: 80, duration: 180 }],
  totals: {
    upcoming: 1,
    completed: 4,
    cancelled_by_customer: 0,
    cancelled_by_practitioner: 2,
    no_show: 0,
  },
  history: [{ kind: 'joined', at: '2026-11-01T09:00:00.000Z', actor: null }],
});

const server = setupServer(
  answerRights(),
  http.get(LIST, ({ request }) => {
    const query = new URL(request.url).searchParams;
    queries.push(query);
    const found = market.filter(({ first_name }) => first_name.includes(query.get('q') ?? ''));
    const start = (Number(query.get('page')) - 1) * 1000;

    return HttpResponse.json({
      practitioners: found.slice(start, start + 1000),
      total: found.length,
      waiting: market.filter(
        ({ approved, onboarding_step }) => approved === null && onboarding_step >= 5,
      ).length,
    });
  }),
  http.get(`${LIST}/:id`, ({ params }) => {
    const found = market.find(({ user_id }) => user_id === Number(params.id));
    return found
      ? HttpResponse.json(detailOf(found))
      : HttpResponse.json({ message: 'Not found' }, { status: 404 });
  }),
  http.post(`${API}/practitioner-approval/:decision/:id`, async ({ params, request }) => {
    const approved = params.decision === 'approve';
    if (!approved) rejections.push(await request.json());
    market = market.map((row) => (row.user_id === Number(params.id) ? { ...row, approved } : row));

    return HttpResponse.json([{ user_id: Number(params.id), approved }]);
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  queries = [];
  rejections = [];
  toastStore.setState({ toasts: [] });
  market = [
    practitionerWith({ user_id: 1 }),
    practitionerWith({ user_id: 2, first_name: 'Amara', approved: true }),
    practitionerWith({ user_id: 3, first_name: 'Tom', onboarding_step: 2 }),
  ];
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const toast = () => toastStore.getState().toasts.at(-1);
const table = async (name = 'Practitioners, waiting first') =>
  within(await screen.findByRole('table', { name }));

describe('practitioners', () => {
  test('shows how many are waiting, and the state of each', async () => {
    await renderRemote(remote, '/admin', { user: admin });

    expect((await table()).getByRole('row', { name: /Nia.*Waiting/ })).toBeInTheDocument();
    expect((await table()).getByRole('row', { name: /Amara.*Approved/ })).toBeInTheDocument();
    expect((await table()).getByRole('row', { name: /Tom.*Signing up/ })).toBeInTheDocument();
    expect(screen.getByText('1 waiting')).toBeInTheDocument();
  });

  test('has states with a sign, and no column of filled buttons', async () => {
    await renderRemote(remote, '/admin', { user: admin });

    for (const state of ['Waiting', 'Approved', 'Signing up']) {
      const chip = (await table()).getByText(state);
      expect(chip).toHaveClass('chip');
      expect(chip.querySelector('svg')).not.toBeNull();
    }
    const decisions = (await table()).getAllByRole('button', { name: /^(Approve|Reject) / });
    expect(decisions).toHaveLength(4);
    for (const decision of decisions) expect(decision.className).toMatch(/\b(secondary|quiet)\b/);
  });

  test('who is still signing up cannot be approved, only rejected', async () => {
    market = [
      practitionerWith({ user_id: 3, first_name: 'Tom', onboarding_step: 2 }),
      practitionerWith({ user_id: 4, first_name: 'Uma', onboarding_step: 4, approved: false }),
    ];
    await renderRemote(remote, '/admin', { user: admin });

    expect((await table()).getByRole('button', { name: 'Reject Tom' })).toBeInTheDocument();
    expect((await table()).queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  });

  test('a double click on Approve sends one request', async () => {
    const sent: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST') sent.push(new URL(request.url).pathname);
    });
    await renderRemote(remote, '/admin', { user: admin });
    const approve = (await table()).getByRole('button', { name: 'Approve Nia' });

    act(() => {
      approve.click();
      approve.click();
    });

    await waitFor(() => expect(toast()?.tone).toBe('success'));
    expect(sent).toHaveLength(1);
  });

  test('are the first screen of the admin area, which is accessible', async () => {
    await renderRemote(remote, '/admin', { user: admin });
    await table();

    const nav = within(screen.getByRole('navigation', { name: 'Admin dashboard' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Practitioners',
      'Papers',
      'Customers',
      'Bookings',
      'Loyalty schemes',
      'Statistics',
      'Reviews',
      'Disputes',
      'Gifts',
      'Waiting lists',
      'Patch tests',
      'Questionnaires',
      'Market settings',
      'Audit',
      'Abuse',
      'Second factors',
      'Status',
      'Your account',
    ]);
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Practitioners');
    await expectAccessible();
  });

  test('are approved by one press', async () => {
    await renderRemote(remote, '/admin/practitioners', { user: admin });

    await userEvent.click((await table()).getByRole('button', { name: 'Approve Nia' }));

    expect(await (await table()).findByRole('row', { name: /Nia.*Approved/ })).toBeInTheDocument();
    expect(toast()).toMatchObject({ tone: 'success', title: 'Nia is approved' });
  });

  test('are rejected after confirmation, with what they will read', async () => {
    await renderRemote(remote, '/admin/practitioners', { user: admin });

    await userEvent.click((await table()).getByRole('button', { name: 'Reject Amara' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject Amara Bell?' }));
    expect(dialog.getByText(/Bookings that customers have already made go ahead/)).toBeVisible();
    const reason = 'Please add photos of your own work.';
    await userEvent.type(dialog.getByLabelText(/^What they should change/), reason);
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));

    expect(
      await (await table()).findByRole('row', { name: /Amara.*Rejected/ }),
    ).toBeInTheDocument();
    expect(rejections).toEqual([{ reason, approved: true }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('who was never approved is asked about in other words', async () => {
    await renderRemote(remote, '/admin/practitioners', { user: admin });

    await userEvent.click((await table()).getByRole('button', { name: 'Reject Nia' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject Nia Bell?' }));

    expect(dialog.getByText(/have not been found in search so far/)).toBeVisible();
    expect(dialog.queryByText(/[Bb]ookings|no longer/)).toBeNull();
  });

  test('the heading that sorts by last names is that of last names', async () => {
    const { router } = await renderRemote(remote, '/admin/practitioners', { user: admin });

    expect((await table()).queryByRole('button', { name: 'First name' })).toBeNull();
    await userEvent.click((await table()).getByRole('button', { name: 'Last name' }));

    await waitFor(() => expect(router.state.location.search).toBe('?sort=name'));
  });

  test('are listed by the search, filter, order and page size of the URL', async () => {
    const { router } = await renderRemote(remote, '/admin/practitioners?per_page=25', {
      user: admin,
    });
    await table();

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'Amara');
    await waitFor(() => expect(router.state.location.search).toBe('?per_page=25&q=Amara'));
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Approved');
    await userEvent.click((await table()).getByRole('button', { name: 'Email' }));

    await waitFor(() =>
      expect(router.state.location.search).toBe('?per_page=25&q=Amara&state=approved&sort=email'),
    );
    await waitFor(() =>
      expect(Object.fromEntries(queries.at(-1) ?? [])).toEqual({
        q: 'Amara',
        state: 'approved',
        sort: 'email',
        per_page: '25',
        page: '1',
      }),
    );
    expect(await screen.findByText('1 to 1 of 1')).toBeInTheDocument();
  });

  test('invalid URL parameters are ignored', async () => {
    await renderRemote(
      remote,
      '/admin/practitioners?page=-3&per_page=7&sort=shoes&state=happy&from=0002-01-01',
      { user: admin },
    );

    await table();
    expect(Object.fromEntries(queries[0] ?? [])).toEqual({
      sort: 'waiting',
      per_page: '10',
      page: '1',
    });
  });

  test('“All” loads the next thousand rows at the end of the list', async () => {
    market = Array.from({ length: 1500 }, (_, index) =>
      practitionerWith({ user_id: index + 1, first_name: `P${index + 1}` }),
    );
    await renderRemote(remote, '/admin/practitioners?per_page=all', { user: admin });

    await userEvent.click(await screen.findByRole('button', { name: 'Show more rows' }));

    await waitFor(() => expect(queries.map((query) => query.get('page'))).toEqual(['1', '2']));
    expect(await screen.findByText('All 1,500 rows')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Show more rows' })).not.toBeInTheDocument(),
    );
  });

  test('a row opens the profile with declared documents and history', async () => {
    const { router } = await renderRemote(remote, '/admin/practitioners', { user: admin });

    await userEvent.click(
      (await table()).getByRole('button', { name: 'Open the profile of Nia Bell' }),
    );

    const drawer = within(await screen.findByRole('dialog', { name: 'Nia Bell' }));
    expect(router.state.location.search).toBe('?open=1');
    const declared = within(await drawer.findByRole('region', { name: 'Documents declared' }));
    expect(declared.getByText('Insurance').nextSibling).toHaveTextContent('Yes');
    expect(declared.getByText('Medical disclaimer form').nextSibling).toHaveTextContent('No');
    expect(declared.getByText('NVQ level 3')).toBeInTheDocument();
    expect(drawer.getByText('Box braids, 3 h')).toBeInTheDocument();
    expect(drawer.getByText('1 mile, call-out £5.00')).toBeInTheDocument();
    expect(drawer.getByText('All steps are complete')).toBeInTheDocument();
    expect(drawer.getByText('Joined as a practitioner')).toBeInTheDocument();
    await expectAccessible();

    await userEvent.click(drawer.getByRole('button', { name: 'Approve Nia' }));
    expect(await drawer.findByRole('button', { name: 'Reject Nia' })).toBeInTheDocument();
  });

  test.each<[Partial<AdminPractitioner>, RegExp]>([
    [{ verified: true, approved: true }, /The profile says that we have checked/],
    [{ tick_papers: true }, /With an approval, the profile says that we have: please/],
    // The tick needs papers as well (D85).
    [{ tick_papers: false }, /once the papers that the tick needs are approved/],
    // Approved already: an approval is nothing to wait for.
    [{ tick_papers: false, approved: true }, /Nobody has checked the documents\.$/],
    [{ insurance: false }, /Nobody has checked the documents\.$/],
  ])(
    'beside declared documents of %j it says what the profile says of them',
    async (parts, note) => {
      market = [practitionerWith(parts)];
      await renderRemote(remote, '/admin/practitioners?open=1', { user: admin });
      const drawer = within(await screen.findByRole('dialog', { name: 'Nia Bell' }));
      const declared = within(await drawer.findByRole('region', { name: 'Documents declared' }));

      expect(declared.getByText(note)).toBeVisible();
    },
  );

  test.each([
    ['recommendation', 'google_calendar', 'Somebody recommended it', 'Google Calendar'],
    ['google_search', 'apple_ical', 'Google search', 'Apple Calendar'],
    // A value that is newer than this page.
    ['word_of_mouth', 'paper_diary', 'word of mouth', 'paper diary'],
  ])('the answers %s and %s have the words of the sign-up form', async (...answers) => {
    const [how_you_find, appointment_scheduling, found, scheduling] = answers;
    const { practitioner, ...rest } = detailOf(practitionerWith({ user_id: 1 }));
    server.use(
      http.get(`${LIST}/:id`, () =>
        HttpResponse.json({
          ...rest,
          practitioner: { ...practitioner, how_you_find, appointment_scheduling },
        }),
      ),
    );
    await renderRemote(remote, '/admin/practitioners?open=1', { user: admin });

    const drawer = within(await screen.findByRole('dialog', { name: 'Nia Bell' }));
    const heard = await drawer.findByText('Heard of us through');
    expect(heard.nextSibling).toHaveTextContent(found);
    expect(drawer.getByText('Schedules appointments with').nextSibling).toHaveTextContent(
      scheduling,
    );
  });

  test('a list that fails to load leads to /logout', async () => {
    server.use(http.get(LIST, () => HttpResponse.json({ message: 'Down' }, { status: 503 })));
    const { router } = await renderRemote(remote, '/admin/practitioners', { user: admin });

    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/logout');
  });

  test.each([
    ['a customer', userWith({ user_roles: ['customer'] })],
    ['a practitioner', userWith({ user_roles: ['practitioner', 'customer'] })],
  ])('%s is turned away', async (_who, user) => {
    await renderRemote(remote, '/admin/practitioners', { user });

    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
    expect(queries).toHaveLength(0);
    expect(toastStore.getState().toasts[0]?.title).toBe('Available only for admins');
  });
});

describe('the spreadsheet of practitioners', () => {
  const DATED = '/admin/practitioners?from=2026-10-01&to=2026-11-03';
  const download = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Download' }));

  test('requires both dates', async () => {
    await renderRemote(remote, '/admin/practitioners', { user: admin });

    await download();

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please select dates before load report',
    );
  });

  test('covers the dates, the search and the state in the URL, and is saved under its file name', async () => {
    const downloads = collectDownloads();
    const requested: string[] = [];
    server.use(
      http.get(REPORT, ({ request }) => {
        requested.push(new URL(request.url).search);
        return HttpResponse.arrayBuffer(new ArrayBuffer(8));
      }),
    );
    await renderRemote(remote, `${DATED}&q=nia&state=waiting`, { user: admin });

    await download();

    await waitFor(() => expect(downloads).toEqual(['practitioners.xlsx']));
    expect(requested).toEqual(['?q=nia&state=waiting&from=2026-10-01&to=2026-11-03']);
  });

  test('can be cancelled, and does not block the page', async () => {
    const downloads = collectDownloads();
    server.use(http.get(REPORT, () => new Promise<never>(() => {})));
    await renderRemote(remote, DATED, { user: admin });

    await download();
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    await userEvent.click((await table()).getByRole('button', { name: 'Approve Nia' }));
    expect(await (await table()).findByRole('row', { name: /Nia.*Approved/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(downloads).toEqual([]);
    expect(toast()?.title).toBe('Nia is approved');
  });

  test('shows an error when it fails', async () => {
    server.use(http.get(REPORT, () => HttpResponse.json({ message: 'Busy' }, { status: 500 })));
    await renderRemote(remote, DATED, { user: admin });

    await download();

    await waitFor(() => expect(toast()).toMatchObject({ title: 'Something goes wrong' }));
  });
});

import type { AdminPractitioner } from '@freely/api-client/contract';
import { noticeStore } from '@freely/federation';
import { API, renderRemote, userWith } from '@freely/federation/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';

const admin = userWith({ name: 'Ops', user_roles: ['admin'] });
const practitionerWith = (parts: Partial<AdminPractitioner>): AdminPractitioner => ({
  user_id: 1,
  avatar: null,
  first_name: 'Nia',
  last_name: 'Bell',
  email: 'nia@people.example',
  approved: null,
  verified: false,
  insurance: true,
  town: 'London',
  bookings: 0,
  practitioner_rating: 0,
  reviews_amount: 0,
  onboarding_step: 6,
  created_at: '2026-11-01T09:00:00.000Z',
  ...parts,
});

let market: AdminPractitioner[];
let asked: URL[];

const server = setupServer(
  http.get(`${API}/dashboard/admin/practitioners`, ({ request }) => {
    const url = new URL(request.url);
    asked.push(url);
    const q = url.searchParams.get('q') ?? '';
    const practitioners = market.filter(({ first_name }) => first_name.includes(q));

    return HttpResponse.json({
      practitioners,
      total: practitioners.length,
      waiting: market.filter(({ approved }) => approved === null).length,
    });
  }),
  http.post(`${API}/practitioner-approval/:decision/:id`, ({ params }) => {
    const approved = params.decision === 'approve';
    market = market.map((row) => (row.user_id === Number(params.id) ? { ...row, approved } : row));

    return HttpResponse.json([{ user_id: Number(params.id), approved }]);
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  asked = [];
  noticeStore.setState({ notices: [] });
  market = [
    practitionerWith({ user_id: 1 }),
    practitionerWith({ user_id: 2, first_name: 'Amara', approved: true }),
    practitionerWith({ user_id: 3, first_name: 'Tom', onboarding_step: 2 }),
  ];
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const table = async () =>
  within(await screen.findByRole('table', { name: 'Practitioners, waiting ones first' }));

describe('practitioners', () => {
  test('says how many wait, and where each one stands', async () => {
    await renderRemote(remote, '/admin', { user: admin });

    expect((await table()).getByRole('row', { name: /Nia.*Waiting/ })).toBeInTheDocument();
    expect((await table()).getByRole('row', { name: /Amara.*Approved/ })).toBeInTheDocument();
    expect((await table()).getByRole('row', { name: /Tom.*Signing up/ })).toBeInTheDocument();
    expect(screen.getByText('2 waiting')).toBeInTheDocument();
  });

  test('approves at a press', async () => {
    await renderRemote(remote, '/admin/practitioners', { user: admin });

    await userEvent.click((await table()).getByRole('button', { name: 'Approve Nia' }));

    expect(await (await table()).findByRole('row', { name: /Nia.*Approved/ })).toBeInTheDocument();
    expect(noticeStore.getState().notices[0]).toMatchObject({
      tone: 'success',
      title: 'Nia is approved',
    });
  });

  test('asks before it rejects', async () => {
    await renderRemote(remote, '/admin/practitioners', { user: admin });

    await userEvent.click((await table()).getByRole('button', { name: 'Reject Amara' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject Amara?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));

    expect(
      await (await table()).findByRole('row', { name: /Amara.*Rejected/ }),
    ).toBeInTheDocument();
  });

  test('keeps search and page size in the address', async () => {
    const { router } = await renderRemote(remote, '/admin/practitioners?per_page=25', {
      user: admin,
    });
    await table();

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'Amara');

    await waitFor(() => expect(router.state.location.search).toBe('?q=Amara&per_page=25'));
    await waitFor(() => expect(asked.at(-1)?.search).toBe('?q=Amara&page=1&per_page=25'));
    expect(await screen.findByText('1 to 1 of 1')).toBeInTheDocument();
  });

  test('a list that does not load can be asked for again', async () => {
    server.use(
      http.get(
        `${API}/dashboard/admin/practitioners`,
        () => HttpResponse.json({ message: 'Down' }, { status: 503 }),
        { once: true },
      ),
    );
    await renderRemote(remote, '/admin/practitioners', { user: admin });

    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect((await table()).getByRole('row', { name: /Nia/ })).toBeInTheDocument();
  });

  test.each([
    ['a customer', userWith({ user_roles: ['customer'] })],
    ['a practitioner', userWith({ user_roles: ['practitioner', 'customer'] })],
  ])('%s is turned away', async (_who, user) => {
    await renderRemote(remote, '/admin/practitioners', { user });

    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
    expect(asked).toHaveLength(0);
    expect(noticeStore.getState().notices[0]?.title).toBe('Available only for admins');
  });
});

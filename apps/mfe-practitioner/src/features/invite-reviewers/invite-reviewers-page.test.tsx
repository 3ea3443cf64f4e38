import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { layoutHandlers } from '../../testing/api.ts';
import { amara } from '../../testing/people.ts';

const reviewersUrl = `${API}/practitioner/reviewers`;
const server = setupServer(
  ...layoutHandlers,
  http.get(reviewersUrl, () => HttpResponse.json([{ email: 'first@people.example' }])),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => toastStore.setState({ toasts: [] }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () => renderRemote(remote, '/practitioner/invite-reviewers', { user: amara });

test('there are three slots; one that was already used is locked', async () => {
  const { container } = await open();

  expect(await screen.findByLabelText('Email of client 1')).toHaveValue('first@people.example');
  expect(screen.getByLabelText('Email of client 1')).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Invite client 1' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Invite client 2' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Invite client 3' })).toBeDisabled();
  await expectAccessible(container);
});

test('an invitation is sent once, and locks its slot', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(reviewersUrl, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'Invitation sent', email: 'anna@people' });
    }),
  );
  await open();
  const field = await screen.findByLabelText('Email of client 2');
  await userEvent.type(field, 'anna');
  await userEvent.tab();
  expect(await screen.findByText('E-mail must be valid')).toBeInTheDocument();
  await userEvent.type(field, '@people');
  await userEvent.click(screen.getByRole('button', { name: 'Invite client 2' }));

  await waitFor(() => expect(field).toHaveAttribute('readonly'));
  expect(sent).toEqual([{ reviewer_email: 'anna@people' }]);
  expect(toastStore.getState().toasts.at(-1)?.title).toBe('Invitation sent');
});

test('what was sent stays in its slot, and is there on coming back', async () => {
  server.use(
    http.post(reviewersUrl, () =>
      HttpResponse.json({ message: 'Invitation sent', email: 'anna@people' }),
    ),
  );
  const { router } = await open();
  await userEvent.type(await screen.findByLabelText('Email of client 2'), 'half');
  await userEvent.type(screen.getByLabelText('Email of client 3'), 'anna@people');
  await userEvent.click(screen.getByRole('button', { name: 'Invite client 3' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Email of client 3')).toHaveAttribute('readonly'),
  );
  expect(screen.getByLabelText('Email of client 2')).toHaveValue('half');

  await act(() => router.navigate('/elsewhere'));
  // Until the server has answered again, the page shows what it knows.
  server.use(http.get(reviewersUrl, () => new Promise<never>(() => {})));
  await act(() => router.navigate('/practitioner/invite-reviewers'));
  expect(await screen.findByLabelText('Email of client 2')).toHaveValue('anna@people');
  expect(screen.getByLabelText('Email of client 2')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Email of client 3')).not.toHaveAttribute('readonly');
});

test('an invitation that was sent elsewhere takes a free slot once it is known', async () => {
  const { router } = await open();
  await screen.findByLabelText('Email of client 2');
  await act(() => router.navigate('/elsewhere'));
  server.use(
    http.get(reviewersUrl, () =>
      HttpResponse.json([{ email: 'first@people.example' }, { email: 'other@people.example' }]),
    ),
  );
  await act(() => router.navigate('/practitioner/invite-reviewers'));

  await waitFor(() =>
    expect(screen.getByLabelText('Email of client 2')).toHaveValue('other@people.example'),
  );
  expect(screen.getByLabelText('Email of client 2')).toHaveAttribute('readonly');
});

test('a server error is shown at the field, and clears on focus', async () => {
  server.use(
    http.post(reviewersUrl, () =>
      HttpResponse.json(
        { message: 'Please check', errors: { reviewer_email: ['You have invited them already'] } },
        { status: 422 },
      ),
    ),
  );
  await open();
  await userEvent.type(await screen.findByLabelText('Email of client 2'), 'anna@people');
  await userEvent.click(screen.getByRole('button', { name: 'Invite client 2' }));
  const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  await waitFor(() => expect(alerts()).toContain('You have invited them already'));
  expect(screen.getByLabelText('Email of client 2')).toHaveAccessibleDescription(
    'You have invited them already',
  );
  expect(screen.getByRole('button', { name: 'Invite client 2' })).toHaveFocus();

  await userEvent.click(screen.getByLabelText('Email of client 2'));
  expect(screen.queryByText('You have invited them already')).not.toBeInTheDocument();
});

test('a server error without a field is a warning toast', async () => {
  server.use(
    http.post(reviewersUrl, () => HttpResponse.json({ message: 'Too many' }, { status: 409 })),
  );
  await open();
  await userEvent.type(await screen.findByLabelText('Email of client 3'), 'anna@people');
  await userEvent.click(screen.getByRole('button', { name: 'Invite client 3' }));

  await waitFor(() =>
    expect(toastStore.getState().toasts.at(-1)).toMatchObject({
      tone: 'warning',
      title: 'Too many',
    }),
  );
});

import { brandOf } from '@freely/domain/brand';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote } from '@freely/shell-sdk/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';

test('the tabs navigate to team and contact', async () => {
  const { router } = await renderRemote(remote, '/about-us');

  await userEvent.click(await screen.findByRole('link', { name: 'Meet the team' }));
  const team = await screen.findByRole('region', { name: 'Eight jobs, one product' });
  expect(within(team).getAllByRole('listitem')).toHaveLength(8);
  // Nobody is made up: no names, no portraits.
  expect(within(team).queryByRole('img')).toBeNull();
  expect(router.state.location.pathname).toBe('/our-team');

  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  expect(await screen.findByText(brandOf().office[0] ?? '')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: brandOf().supportEmail })).toHaveAttribute(
    'href',
    `mailto:${brandOf().supportEmail}`,
  );
  expect(router.state.location.pathname).toBe('/contacts');
});

describe('the contact form', () => {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  const message = {
    'Your name': 'Ada Lovelace',
    'Your email': 'ada@people.example',
    Subject: 'A question',
    Message: 'Where are you?',
  };
  const mockResponse = (body: Record<string, unknown>, status = 200) => {
    const sent: unknown[] = [];
    server.use(
      http.post(`${API}/contact`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(body, { status });
      }),
    );

    return sent;
  };
  const submit = () => screen.findByRole('button', { name: 'Send message' });
  async function fillIn(fields: Partial<typeof message> = message) {
    await renderRemote(remote, '/contacts');
    for (const [label, text] of Object.entries(fields)) {
      await userEvent.type(await screen.findByLabelText(label), text);
    }
  }

  test('sends the message, confirms it, and is empty again', async () => {
    const sent = mockResponse({ message: 'Your request has been successfully sent.' });
    await fillIn();
    await userEvent.click(await submit());

    await waitFor(() =>
      expect(toastStore.getState().toasts).toContainEqual(
        expect.objectContaining({ title: 'Your request has been successfully sent.' }),
      ),
    );
    expect(sent).toEqual([
      {
        name: 'Ada Lovelace',
        email: 'ada@people.example',
        subject: 'A question',
        message: 'Where are you?',
      },
    ]);
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  test.each([
    ['Your name', 'Name is required'],
    ['Your email', 'E-mail is required'],
    ['Subject', 'Subject is required'],
    ['Message', 'Message is required'],
  ])('requires %s', async (label, error) => {
    const { [label as keyof typeof message]: _missing, ...rest } = message;
    await fillIn(rest);
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.tab();

    expect(await screen.findByText(error)).toBeVisible();
    expect(await submit()).toBeDisabled();
  });

  test('reports an invalid email', async () => {
    await fillIn({ 'Your email': 'ada' });
    await userEvent.tab();

    expect(await screen.findByText('E-mail must be valid')).toBeVisible();
  });

  test('shows a server error under its field until the field gets focus', async () => {
    mockResponse(
      { message: 'Please check', errors: { subject: ['This subject is too long'] } },
      422,
    );
    await fillIn();
    await userEvent.click(await submit());

    const subject = screen.getByLabelText('Subject');
    await waitFor(() => expect(subject).toHaveAccessibleDescription('This subject is too long'));
    expect(await submit()).toBeDisabled();
    expect(screen.getByLabelText('Message')).toHaveValue('Where are you?');

    await userEvent.click(subject);
    expect(subject).not.toBeInvalid();
    expect(await submit()).toBeEnabled();
  });
});

import { pageTitleStore, toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { layoutHandlers } from '../../testing/api.ts';

const practitioner = userWith({
  user_roles: ['practitioner'],
  practitioner_info: { practitioner_rating: 0, reviews_amount: 0, onboarding_step: 5 },
});
const serviceUrl = `${API}/dashboard/practitioner/service`;
const gel = { sub_service_id: 21, name: 'Gel manicure', price: 28.5, duration: 50 };

const server = setupServer(
  http.get(`${API}/servicesWithSubServices`, () =>
    HttpResponse.json([
      {
        id: 2,
        name: 'Nails',
        slug: 'nails',
        created_at: '2026-01-01T00:00:00.000Z',
        updated_at: '2026-01-01T00:00:00.000Z',
        sub_services: [
          { id: 21, name: 'Gel manicure', default_duration: 45 },
          { id: 22, name: 'Pedicure', default_duration: 60 },
        ],
      },
    ]),
  ),
  http.get(`${serviceUrl}s`, () => HttpResponse.json([gel])),
  ...layoutHandlers,
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => toastStore.setState({ toasts: [] }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function mockChange(method: 'post' | 'put' | 'delete', response: object, status = 200): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http[method](serviceUrl, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(response as never, { status });
    }),
  );

  return sent;
}

async function open(treatment: RegExp) {
  const rendered = await renderRemote(remote, '/practitioner/services', { user: practitioner });
  await userEvent.click(await screen.findByRole('button', { name: treatment }));

  return rendered;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const expectToast = (title: string) =>
  waitFor(() =>
    expect(toastStore.getState().toasts).toContainEqual(expect.objectContaining({ title })),
  );

test('a first price adds a treatment, with its own duration', async () => {
  const added = { sub_service_id: 22, name: 'Pedicure', price: 35, duration: 75 };
  const sent = mockChange('post', { message: 'Treatment added', ...added }, 201);
  await open(/Pedicure/);
  expect(pageTitleStore.getState().title).toBe('Practitioner Services');
  expect(button('Add treatment')).toBeDisabled();

  await userEvent.type(screen.getByLabelText('Price of Pedicure'), '35');
  const duration = screen.getByLabelText('Duration of Pedicure in minutes');
  await userEvent.clear(duration);
  expect(button('Add treatment')).toBeDisabled();
  await userEvent.type(duration, '75');
  await expectAccessible();
  await userEvent.click(button('Add treatment'));

  await expectToast('Treatment added');
  expect(sent).toEqual([{ sub_service_id: 22, price: 35, duration: 75 }]);
  expect(await screen.findByRole('button', { name: /Pedicure.*Price £35\.00/ })).toBeVisible();
  expect(button('Update treatment')).toBeEnabled();
});

test('a later price changes it', async () => {
  const sent = mockChange('put', { message: 'Treatment updated', ...gel, price: 30 });
  await open(/Gel manicure.*Price £28\.50/);
  const price = screen.getByLabelText('Price of Gel manicure');
  expect(price).toHaveValue('28.50');
  expect(screen.getByLabelText('Duration of Gel manicure in minutes')).toHaveValue('50');
  await userEvent.clear(price);
  expect(button('Update treatment')).toBeDisabled();
  await userEvent.type(price, '30');
  await userEvent.click(button('Update treatment'));

  await expectToast('Treatment updated');
  expect(sent).toEqual([{ sub_service_id: 21, price: 30, duration: 50 }]);
});

test('a price between the steps cannot be saved, and says why', async () => {
  await open(/Gel manicure/);
  const price = screen.getByLabelText('Price of Gel manicure');
  await userEvent.clear(price);
  await userEvent.type(price, '42.30');

  expect(price).toHaveAccessibleDescription('Price must be a multiple of £0.50');
  expect(button('Update treatment')).toBeDisabled();
});

test('a treatment can be removed', async () => {
  const sent = mockChange('delete', { message: 'Treatment removed' });
  await open(/Gel manicure/);
  await userEvent.click(button('Remove treatment'));

  await expectToast('Treatment removed');
  expect(sent).toEqual([{ sub_service_id: 21 }]);
  expect(await screen.findByRole('button', { name: 'Add treatment' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Remove treatment' })).not.toBeInTheDocument();
});

test.each([
  ['the last one', [gel], /None of your treatments has a price now/],
  ['another', [gel, { ...gel, sub_service_id: 22, name: 'Pedicure' }], undefined],
])('only who removes the last treatment reads that nobody finds them: %s', async (_, own, text) => {
  server.use(http.get(`${serviceUrl}s`, () => HttpResponse.json(own)));
  mockChange('delete', { message: 'Treatment removed' });
  await open(/Gel manicure/);
  await userEvent.click(button('Remove treatment'));

  await expectToast('Treatment removed');
  expect(toastStore.getState().toasts[0]?.text).toEqual(text && expect.stringMatching(text));
});

test('what was typed stays while another treatment is open, and leaving asks first', async () => {
  const { router } = await open(/Gel manicure.*Price £28\.50/);
  await userEvent.clear(screen.getByLabelText('Price of Gel manicure'));
  await userEvent.type(screen.getByLabelText('Price of Gel manicure'), '30');
  await userEvent.click(button(/Pedicure/));
  expect(button(/Gel manicure 50 min.*Not saved.*Price £28\.50/)).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Reviews' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'No' }));
  expect(router.state.location.pathname).toBe('/practitioner/services');

  await userEvent.click(button(/Gel manicure/));
  expect(screen.getByLabelText('Price of Gel manicure')).toHaveValue('30.00');
  mockChange('put', { message: 'Treatment updated', ...gel, price: 30 });
  await userEvent.click(button('Update treatment'));
  await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
  await userEvent.click(screen.getByRole('link', { name: 'Reviews' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/practitioner/reviews'));
});

describe('a treatment that was changed in another tab', () => {
  const refuse = (method: 'post' | 'put' | 'delete', now: object[]) => {
    const [status, code] = method === 'post' ? [409, 'conflict'] : [404, 'not_found'];
    server.use(
      http[method](serviceUrl, () => {
        server.use(http.get(`${serviceUrl}s`, () => HttpResponse.json(now)));
        return HttpResponse.json({ message: 'Refused', code }, { status });
      }),
    );
  };

  test('is not offered any more: what was typed can be added', async () => {
    refuse('put', []);
    await open(/Gel manicure.*Price £28\.50/);
    await userEvent.clear(screen.getByLabelText('Price of Gel manicure'));
    await userEvent.type(screen.getByLabelText('Price of Gel manicure'), '30');
    await userEvent.click(button('Update treatment'));

    await expectToast('This treatment was removed in the meantime');
    expect(screen.queryByRole('button', { name: /Gel manicure.*Price/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove treatment' })).toBeNull();
    const sent = mockChange('post', { message: 'Treatment added', ...gel, price: 30 }, 201);
    await userEvent.click(button('Add treatment'));
    await expectToast('Treatment added');
    expect(sent).toEqual([{ sub_service_id: 21, price: 30, duration: 50 }]);
  });

  test('is offered already: what was typed can replace it', async () => {
    const pedicure = { sub_service_id: 22, name: 'Pedicure', price: 35, duration: 75 };
    refuse('post', [gel, pedicure]);
    await open(/Pedicure/);
    await userEvent.type(screen.getByLabelText('Price of Pedicure'), '40');
    await userEvent.click(button('Add treatment'));

    await expectToast('This treatment was added in the meantime');
    expect(screen.getByRole('button', { name: /Pedicure.*Price £35\.00/ })).toBeVisible();
    const sent = mockChange('put', { message: 'Treatment updated', ...pedicure, price: 40 });
    await userEvent.click(button('Update treatment'));
    await expectToast('Treatment updated');
    expect(sent).toEqual([{ sub_service_id: 22, price: 40, duration: 60 }]);
  });

  test('is not there to be removed', async () => {
    refuse('delete', []);
    await open(/Gel manicure/);
    await userEvent.click(button('Remove treatment'));

    await expectToast('This treatment was removed already');
    expect(button('Add treatment')).toBeDisabled();
    expect(screen.getByLabelText('Price of Gel manicure')).toHaveValue('');
  });
});

test('field errors of the server are shown under the field, others as a toast', async () => {
  const high = 'Price is too high';
  mockChange('put', { message: high, errors: { price: [high] } }, 422);
  await open(/Gel manicure/);
  await userEvent.click(button('Update treatment'));
  await waitFor(() =>
    expect(screen.getByLabelText('Price of Gel manicure')).toHaveAccessibleDescription(high),
  );
  expect(screen.getByRole('alert')).toHaveTextContent(high);

  await userEvent.click(screen.getByLabelText('Price of Gel manicure'));
  expect(screen.getByLabelText('Price of Gel manicure')).not.toBeInvalid();
  mockChange('put', { message: 'We are back soon' }, 503);
  await userEvent.click(button('Update treatment'));
  await expectToast('We are back soon');
});

test('a list that fails to load says why, and can be retried', async () => {
  server.use(
    http.get(
      `${serviceUrl}s`,
      () => HttpResponse.json({ message: 'We are back soon' }, { status: 503 }),
      { once: true },
    ),
  );
  await renderRemote(remote, '/practitioner/services', { user: practitioner });
  expect(await screen.findByText('We are back soon')).toBeVisible();
  await userEvent.click(button('Try again'));

  expect(await screen.findByRole('button', { name: /Gel manicure/ })).toBeVisible();
});

test('a practitioner who has not finished the wizard is redirected to it', async () => {
  const { router } = await renderRemote(remote, '/practitioner/services', {
    user: userWith({
      user_roles: ['practitioner'],
      practitioner_info: { practitioner_rating: 0, reviews_amount: 0, onboarding_step: 3 },
    }),
  });

  await waitFor(() => expect(router.state.location.pathname).toMatch('/practitioner-information'));
});

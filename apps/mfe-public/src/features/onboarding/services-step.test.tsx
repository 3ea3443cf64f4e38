import { sessionStore, signIn } from '@freely/auth';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import remote from '../../routes.tsx';
import { shownToasts, storedStep, wizardServer } from './testing/open-wizard.ts';

const { server, mockGet, mockCall, open } = wizardServer();
const at = '2026-01-01T00:00:00.000Z';
const service = (id: number, name: string, slug: string, names: string[]) => ({
  id,
  name,
  slug,
  created_at: at,
  updated_at: at,
  sub_services: names.map((each, index) => ({
    id: id * 10 + index,
    name: each,
    default_duration: 45,
  })),
});
const catalogue = [
  service(2, 'Nails', 'nails', ['Set of 10', 'Set of 2', 'Gel manicure']),
  service(1, 'Massage', 'massage', ['Deep tissue']),
];
const saved = { message: 'Your treatments have been saved', onboarding_step: 2 };

beforeEach(() => mockGet('/servicesWithSubServices', catalogue));

const next = () => screen.getByRole('button', { name: 'Next' });
const treatment = (name: RegExp) => screen.findByRole('button', { name });
const find = async (text: string) =>
  userEvent.type(await screen.findByLabelText('Find a treatment'), text);

async function price(name: string, amount: string) {
  await find(name);
  await userEvent.click(await treatment(new RegExp(name)));
  await userEvent.type(screen.getByLabelText(`Price of ${name}`), amount);
}

test('treatments with a price are saved with their duration, and the next step opens', async () => {
  const sent = mockCall('post', '/practitioner/subservices', saved);
  const { router } = await open(1);
  const steps = within(screen.getByRole('list', { name: 'Sign-up steps' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1. Sign up (done)',
    '2. Services',
    '3. Locations',
    '4. Availability',
    '5. Skills and experience',
    '6. Finished',
  ]);
  expect(next()).toBeDisabled();
  expect(screen.getByText('To go on, enter a price for at least one treatment.')).toBeVisible();

  await price('Gel manicure', '28.5');
  const duration = screen.getByLabelText('Duration of Gel manicure in minutes');
  await userEvent.clear(duration);
  expect(next()).toBeDisabled();
  expect(
    screen.getByText('To go on, check the price and the minutes of 1 treatment.'),
  ).toBeVisible();
  await userEvent.type(duration, '50');
  expect(screen.getByText('1 treatment chosen')).toBeVisible();
  expect(screen.getByText(/^You can change everything in your dashboard/)).toBeVisible();
  await expectAccessible();
  server.use(
    http.get(`${API}/practitioner/onbording`, () => HttpResponse.json({ onboarding_step: 2 })),
  );
  await userEvent.click(next());

  await waitFor(() => expect(router.state.location.pathname).toBe('/practitioner-information/3'));
  expect(sent).toEqual([{ 22: { price: 28.5, duration: 50 } }]);
  expect(storedStep()).toBe(2);
});

test('a price between the steps cannot be saved, and says why', async () => {
  await open(1);
  await price('Gel manicure', '42.30');

  expect(screen.getByLabelText('Price of Gel manicure')).toHaveAccessibleDescription(
    'Price must be a multiple of £0.50',
  );
  expect(next()).toBeDisabled();
});

test('minutes that cannot be saved are named on the closed treatment', async () => {
  await open(1);
  await price('Gel manicure', '28');
  const minutes = screen.getByLabelText('Duration of Gel manicure in minutes');
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '3');
  await userEvent.click(await treatment(/Gel manicure/));

  expect(await treatment(/Gel manicure.*Check the minutes/)).toBeVisible();
  expect(screen.queryByText('1 treatment chosen')).toBeNull();
  expect(next()).toBeDisabled();
});

test('removing the price deselects a treatment', async () => {
  await open(1);
  await price('Gel manicure', '28');
  expect(await treatment(/Gel manicure.*Price £28\.00/)).toBeVisible();

  await userEvent.clear(screen.getByLabelText('Price of Gel manicure'));

  expect(await treatment(/Gel manicure/)).not.toHaveTextContent('Price £');
  expect(next()).toBeDisabled();
});

test('services and treatments are sorted by name, with numbers in numeric order', async () => {
  await open(1);
  await find('set');

  expect(screen.getAllByRole('button', { name: /^Set of/ }).map((row) => row.textContent)).toEqual([
    expect.stringContaining('Set of 2'),
    expect.stringContaining('Set of 10'),
  ]);
});

test('prices survive leaving the page', async () => {
  const { unmount } = await open(1);
  await price('Deep tissue', '60');
  unmount();

  await open(1);
  expect(await treatment(/Deep tissue.*Price £60\.00/)).toBeVisible();
  expect(next()).toBeEnabled();
});

test('a failed save is reported, and no input is lost', async () => {
  mockCall('post', '/practitioner/subservices', { message: 'We are back soon' }, 503);
  const { router } = await open(1);
  await price('Gel manicure', '28');
  await userEvent.click(next());

  expect(await screen.findByText('We are back soon')).toBeVisible();
  expect(screen.getByLabelText('Price of Gel manicure')).toHaveValue('28.00');
  expect(router.state.location.pathname).toBe('/practitioner-information/2');
  expect(next()).toBeEnabled();
});

test('a step that was saved in another tab leads to the next one, and says why', async () => {
  mockCall('post', '/practitioner/subservices', { message: 'Not now', code: 'wrong_state' }, 409);
  const { router } = await open(1);
  await price('Gel manicure', '28');
  mockGet('/practitioner/onbording', { onboarding_step: 2, approval: 'waiting' });
  await userEvent.click(next());

  await waitFor(() => expect(router.state.location.pathname).toBe('/practitioner-information/3'));
  expect(shownToasts()).toEqual(['warning: This step was saved before']);
  expect(storedStep()).toBe(2);
  // What was typed is there again if the step is to be done after all.
  expect(Object.values(sessionStorage).join()).toContain('2800');
});

test('the step of who was signed in before does not get to who is signed in once it is saved', async () => {
  const bob = userWith({ user_id: 20002, name: 'Bob', user_roles: ['practitioner'] });
  const practitioner_info = { practitioner_rating: 0, reviews_amount: 0, onboarding_step: 0 };
  server.use(
    http.post(`${API}/practitioner/subservices`, () => {
      signIn({ ...bob, practitioner_info, access_token: 'token-of-bob' });
      return HttpResponse.json(saved);
    }),
  );
  const { router } = await open(1);
  await price('Gel manicure', '28');
  await userEvent.click(next());

  await waitFor(() => expect(sessionStore.getState().user?.name).toBe('Bob'));
  await waitFor(() => expect(next()).toBeEnabled());
  expect(storedStep()).toBe(0);
  expect(router.state.location.pathname).toBe('/practitioner-information/2');
});

test('a failed save is reported even if nobody knows the next step', async () => {
  mockCall('post', '/practitioner/subservices', { message: 'Not now', code: 'wrong_state' }, 409);
  const { router } = await open(1);
  await price('Gel manicure', '28');
  mockGet('/practitioner/onbording', { message: 'We are back soon' }, 503);
  await userEvent.click(next());

  expect(await screen.findByText('Not now')).toBeVisible();
  expect(router.state.location.pathname).toBe('/practitioner-information/2');
  await waitFor(() => expect(next()).toBeEnabled());
});

test('a catalogue that failed to load can be loaded again', async () => {
  server.use(
    http.get(
      `${API}/servicesWithSubServices`,
      () => HttpResponse.json({ message: 'We are back soon' }, { status: 503 }),
      { once: true },
    ),
  );
  await open(1);
  expect(await screen.findByText('We are back soon')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Find a treatment')).toBeVisible();
});

test('a step other than the next one redirects to the next one', async () => {
  server.use(
    http.get(`${API}/practitioner/onbording`, () => HttpResponse.json({ onboarding_step: 1 })),
  );
  const { router } = await renderRemote(remote, '/practitioner-information/5', {
    user: userWith({ user_roles: ['practitioner'] }),
  });

  expect(await screen.findByRole('heading', { name: 'What do you do?' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/practitioner-information/2');
});

test.each([
  ['an anonymous user', undefined, 'You must log in to continue'],
  ['a customer', userWith(), 'Available only for practitioners'],
])('%s is redirected', async (_who, user, title) => {
  await renderRemote(remote, '/practitioner-information', user ? { user } : {});

  await waitFor(() => expect(shownToasts()).toEqual([expect.stringContaining(title)]));
});

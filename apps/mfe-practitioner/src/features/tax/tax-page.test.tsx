import type { OwnTaxDetails } from '@freely/api-client/contract';
import { toastStore } from '@freely/shell-sdk';
import { renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { dashboardUrl, layoutHandlers } from '../../testing/api.ts';
import { amara } from '../../testing/people.ts';

const details = {
  first_name: 'Amara',
  last_name: 'Osei',
  street: '7 Canary Row',
  city: 'London',
  postcode: 'SW11 4NB',
  birthday: '1990-04-01',
};
const ending: NonNullable<OwnTaxDetails['details']>['tax_number'] = { kind: 'nino', ending: '56C' };
const standing: OwnTaxDetails = { standing: 'given', withheld_from: null, details: null };
const given: OwnTaxDetails = { ...standing, details: { ...details, tax_number: ending } };
const withheld: OwnTaxDetails = {
  standing: 'withheld',
  withheld_from: '2026-11-01',
  details: null,
};

const nothing = { consideration: 0, fees: 0, activities: 0 };
const june = { consideration: 40.44, fees: 10.11, activities: 1 };
const copy = {
  ...{
    year: 2025,
    filed_at: '2026-01-20T10:00:00.000Z',
    is_correction: false,
    is_withdrawn: false,
  },
  quarters: [nothing, june, nothing, nothing],
  total: june,
  details: { ...details, tax_number: ending },
  account_ending: '2345',
};

let sent: unknown[];
const server = setupServer(
  http.get(dashboardUrl('tax-details'), () => HttpResponse.json(standing)),
  http.get(dashboardUrl('tax-details/given'), () => HttpResponse.json(given)),
  http.put(dashboardUrl('tax-details'), async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Your tax details are saved', ...given });
  }),
  http.get(dashboardUrl('tax-reports'), () => HttpResponse.json([copy])),
  ...layoutHandlers,
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = [];
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (user = amara) => renderRemote(remote, '/practitioner/tax', { user });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const number = () => screen.findByLabelText('National Insurance number or UTR');

test('what was given is shown without the number, which is typed again for a change', async () => {
  const { container } = await open();
  await press('Show my tax details');

  expect(await number()).toHaveValue('');
  expect(screen.getByText(/one that ends in 56C/)).toBeVisible();
  expect(screen.getByLabelText('Postcode')).toHaveValue('SW11 4NB');
  await expectAccessible(container);

  await userEvent.clear(screen.getByLabelText('Legal last name'));
  await userEvent.type(screen.getByLabelText('Legal last name'), 'Mensah');
  await userEvent.type(await number(), 'ab 12 34 56 c');
  await userEvent.click(screen.getByRole('button', { name: 'Save tax details' }));

  expect(await number()).toHaveValue('');
  expect(sent).toEqual([{ ...details, last_name: 'Mensah', tax_number: 'ab 12 34 56 c' }]);
});

test('what is missing or cannot be a number is said beside its field before anything is sent', async () => {
  server.use(http.get(dashboardUrl('tax-details'), () => HttpResponse.json(withheld)));
  await open();
  await userEvent.type(await number(), '12345');
  await userEvent.click(screen.getByRole('button', { name: 'Save tax details' }));

  expect(await number()).toHaveAccessibleDescription(/Please check it/);
  expect(screen.getByLabelText('Legal first name')).toHaveAccessibleDescription(
    'First name is required',
  );
  expect(screen.getByText('Date of birth is required')).toBeVisible();
  expect(sent).toEqual([]);
});

test('what the server refuses is announced under its field, and nothing typed is lost', async () => {
  const message = 'This number belongs to somebody else';
  server.use(
    http.put(dashboardUrl('tax-details'), () =>
      HttpResponse.json({ message, errors: { tax_number: [message] } }, { status: 422 }),
    ),
  );
  await open();
  await press('Show my tax details');
  await userEvent.type(await number(), 'AB 12 34 56 C');
  await press('Save tax details');

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await number()).toHaveAccessibleDescription(message);
  expect(await number()).toHaveValue('AB 12 34 56 C');
});

test('who did not give them reads that payouts are withheld, and not lost', async () => {
  server.use(http.get(dashboardUrl('tax-details'), () => HttpResponse.json(withheld)));
  await open();

  expect(await screen.findByText('Your payouts are withheld')).toBeVisible();
  expect(screen.getByText(/Everything that you earn is kept for you/)).toBeVisible();
});

test('the copy has every quarter to the penny, and whom it is about', async () => {
  await open();
  expect(await screen.findByText('What we have reported')).toBeVisible();
  await press('Show what we have reported');
  await screen.findByRole('table', { name: 'Reported for 2025' });
  const table = within(screen.getByRole('table', { name: 'Reported for 2025' }));

  expect(table.getByRole('row', { name: 'Quarter 2 £40.44 £10.11 1' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: 'Year £40.44 £10.11 1' })).toBeInTheDocument();
  expect(screen.getByText(/Amara Osei, 7 Canary Row, London, SW11 4NB/)).toBeVisible();
  expect(screen.getByText(/account ending in 2345/)).toBeVisible();
});

test('nothing of it is loaded before it is asked for, because the password may be needed', async () => {
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => paths.push(new URL(request.url).pathname));
  await open();
  await screen.findByRole('button', { name: 'Show what we have reported' });

  expect(paths.some((path) => path.endsWith('/tax-details'))).toBe(true);
  expect(paths.filter((path) => /tax-details\/given|tax-reports/.test(path))).toEqual([]);
  expect(screen.queryByText(/Canary Row/)).not.toBeInTheDocument();
});

test('an admin who is logged in as the practitioner is offered none of it, and told why', async () => {
  await open({ ...amara, impersonated_by: { user_id: 1, name: 'Root' } });

  const notes = await screen.findAllByText(/^You are logged in as this user/);
  expect(notes).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Show|^Save/ })).not.toBeInTheDocument();
});

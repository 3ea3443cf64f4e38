import { clearDrafts } from '@freely/shell-sdk/clear-drafts';
import { API } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { shownToasts, wizardServer } from './testing/open-wizard.ts';

const { server, mockGet, mockCall, open } = wizardServer();
const place = {
  id: 'p-SW114NB',
  address: 'SW11 4NB, London',
  town: 'London',
  postcode: 'SW11 4NB',
  lat: 51.4752,
  lon: -0.1631,
  country_id: 'UK',
  country_name: 'United Kingdom',
};
const saved = {
  message: 'Your locations have been saved',
  onboarding_step: 3,
  salon_id: 7,
  salon_ids: [7],
};
const lines = {
  address: '27 Northfield Road',
  city: 'London',
  postcode: 'SW11 4NB',
  country_id: 'UK',
  country_name: 'United Kingdom',
};
const point = { lat: 51.4752, lng: -0.1631 };

beforeEach(() => {
  server.use(
    http.get(`${API}/places/autocomplete`, ({ request }) => {
      const isKnown = /sw11/i.test(new URL(request.url).searchParams.get('q') ?? '');
      return HttpResponse.json({
        suggestions: isKnown ? [{ id: place.id, description: place.address }] : [],
      });
    }),
  );
  mockGet(`/places/${place.id}`, place);
  mockGet('/practitioner/salons', { salons: [] });
});

const part = (name: string) => within(screen.getByRole('region', { name }));
const toggle = (name: string) => userEvent.click(screen.getByRole('switch', { name }));
const clickContinue = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

async function pick(within_: ReturnType<typeof part>, typed: string, index = 0) {
  const field = within_.getAllByLabelText('Find your address')[index] as HTMLElement;
  await userEvent.type(field, typed);
  await userEvent.click(await screen.findByRole('option', { name: place.address }));
  await waitFor(() => expect(within_.getAllByLabelText('Town')[index]).toHaveValue('London'));
}

test('mobile and several salons are saved in the format of the call', async () => {
  const sent = mockCall('post', '/practitioner/locationtypes', saved);
  const { router } = await open(2);

  await toggle('Mobile');
  await pick(part('Mobile'), '27 Northfield Road, SW11 4NB');
  expect(part('Mobile').getByLabelText('Address line')).toHaveValue('27 Northfield Road');
  await userEvent.selectOptions(screen.getByLabelText('Travel distance'), '4 miles');
  await userEvent.type(screen.getByLabelText('Call-out charge'), '5');

  await toggle('Salon');
  const salon = part('Salon');
  await userEvent.type(salon.getByLabelText('Salon name (optional)'), 'Common Road Studio');
  await pick(salon, '27 Northfield Road SW11 4NB');
  await userEvent.click(salon.getByRole('button', { name: 'Add another salon' }));
  await pick(salon, '27 Northfield Road SW11 4NB', 1);
  await expectAccessible();
  server.use(
    http.get(`${API}/practitioner/onbording`, () => HttpResponse.json({ onboarding_step: 3 })),
  );
  await clickContinue();

  await waitFor(() => expect(router.state.location.pathname).toBe('/practitioner-information/4'));
  expect(sent).toEqual([
    {
      1: { distance: 4, call_out_charge: 5, home_address: { ...lines, home_location: point } },
      2: [
        { name: 'Common Road Studio', ...lines, salon_location: point },
        { name: '', ...lines, salon_location: point },
      ],
    },
  ]);
});

test('at least one of mobile and salon must be on', async () => {
  await open(2);
  await clickContinue();

  expect(await screen.findByText('Please choose mobile, salon or both')).toBeVisible();
});

test('a dialog asks for an address that was not selected from the list', async () => {
  await open(2);
  await toggle('Salon');
  await clickContinue();

  const popup = within(await screen.findByRole('dialog', { name: 'Your address is missing' }));
  expect(popup.getByText('Please select your address from the drop-down list.')).toBeVisible();
  await userEvent.click(popup.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [first] = screen.getAllByRole<HTMLElement>('combobox', { hidden: false });
  expect(first).toBeInvalid();
  await waitFor(() => expect(first).toHaveFocus());
});

test('missing values are reported under each field, and nothing is sent', async () => {
  const sent = mockCall('post', '/practitioner/locationtypes', saved);
  await open(2);
  await toggle('Mobile');
  await pick(part('Mobile'), 'SW11');
  await userEvent.selectOptions(screen.getByLabelText('Travel distance'), 'Custom');
  await userEvent.clear(screen.getByLabelText('Custom distance in miles'));
  await userEvent.type(screen.getByLabelText('Custom distance in miles'), '2.5');
  await clickContinue();

  expect(screen.getByLabelText('Address line')).toHaveAccessibleDescription('Address is required');
  expect(screen.getByLabelText('Call-out charge')).toHaveAccessibleDescription(
    'Call-out charge is required',
  );
  expect(screen.getByLabelText('Custom distance in miles')).toHaveAccessibleDescription(
    'The distance to travel must be an integer.',
  );
  expect(sent).toEqual([]);
  expect(screen.getByLabelText('Address line')).toHaveFocus();
});

test('a form that has just opened shows no errors, although the step was sent without one', async () => {
  await open(2);
  await clickContinue();
  await toggle('Mobile');
  expect(screen.getByLabelText('Address line')).not.toHaveAccessibleDescription(/required/);

  await clickContinue();
  expect(screen.getByLabelText('Address line')).toHaveAccessibleDescription('Address is required');
});

test('an invalid custom distance shows a warning', async () => {
  await open(2);
  await toggle('Mobile');
  await userEvent.selectOptions(screen.getByLabelText('Travel distance'), 'Custom');
  await userEvent.type(screen.getByLabelText('Custom distance in miles'), '11');

  await waitFor(() =>
    expect(shownToasts()).toEqual(['warning: Please enter a valid distance, from 1 to 30 miles.']),
  );
});

test('an address that is not found shows a warning and clears the town', async () => {
  await open(2);
  await toggle('Mobile');
  await userEvent.type(screen.getByLabelText('Find your address'), 'Nowhere at all');

  await waitFor(
    () => expect(shownToasts()).toEqual(['warning: Address not found. Please enter valid address']),
    { timeout: 3000 },
  );
  expect(screen.getByLabelText('Town')).toHaveValue('');
});

test('a server error is shown under its field, and the draft is kept after leaving', async () => {
  mockCall(
    'post',
    '/practitioner/locationtypes',
    { message: 'Postcode must be valid', errors: { '2.0.postcode': ['Postcode must be valid'] } },
    422,
  );
  const { unmount } = await open(2);
  await toggle('Salon');
  await pick(part('Salon'), '27 Northfield Road SW11 4NB');
  await clickContinue();
  await waitFor(() =>
    expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription('Postcode must be valid'),
  );
  unmount();

  await open(2);
  expect(screen.getByRole('switch', { name: 'Salon' })).toBeChecked();
  expect(screen.getByLabelText('Address line')).toHaveValue('27 Northfield Road');

  // What the shell does when somebody logs out.
  clearDrafts();
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('Northfield');
});

import { API } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { wizardServer } from './testing/open-wizard.ts';

const { server, mockGet, mockCall, open } = wizardServer();
const address = {
  address: '27 Northfield Road',
  city: 'London',
  postcode: 'SW11 4NB',
  country_id: 'UK',
  country_name: 'United Kingdom',
  location: { lat: 51.4752, lng: -0.1631 },
};

beforeEach(() => {
  mockGet('/dashboard/practitioner/locationtypes', {
    mobile: { disabled: false, distance_to_travel: 4, call_out_charge: 5, address },
    salon: [{ salon_id: 7, disabled: false, name: 'Common Road Studio', address }],
  });
  mockGet('/practitioner/salons', {
    salons: [
      { id: 7, name: 'Common Road Studio', postcode: 'SW11 4NB', address: '1 Common Road' },
      { id: 8, name: '', postcode: 'SW11 4NB', address: '2 Common Road' },
    ],
  });
});

const clickContinue = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const tab = (name: string) => screen.findByRole('tab', { name });
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

async function addWorkday(place: string, day: string) {
  await userEvent.click(await tab(place));
  await userEvent.click(screen.getByRole('switch', { name: day }));
}

test('each location has its own week, and all weeks are posted together', async () => {
  const sent = mockCall('post', '/practitioner/availability', {
    message: 'Your work hours have been saved',
    onboarding_step: 4,
  });
  mockGet('/practitioner/images', []);
  const { router } = await open(3);

  await addWorkday('Mobile', 'Sunday');
  await addWorkday('Common Road Studio', 'Monday');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Monday break, 13:00' }));
  // A salon without a name is shown by its address.
  await addWorkday('2 Common Road', 'Friday');
  await expectAccessible();
  server.use(
    http.get(`${API}/practitioner/onbording`, () => HttpResponse.json({ onboarding_step: 4 })),
  );
  await clickContinue();

  await waitFor(() => expect(router.state.location.pathname).toBe('/practitioner-information/5'));
  expect(sent).toEqual([
    {
      1: { ...off, sunday: { ...usual, available: { from: '09:00', to: '20:00' } } },
      2: { 7: { ...off, monday: { ...usual, break: {} } }, 8: { ...off, friday: usual } },
    },
  ]);
});

test('each location needs a working day; the first one without a day is selected', async () => {
  const sent = mockCall('post', '/practitioner/availability', {});
  await open(3);
  await addWorkday('Mobile', 'Monday');
  await clickContinue();

  expect(
    await screen.findByText(
      'Please choose at least one day for each location: Common Road Studio, 2 Common Road',
    ),
  ).toBeVisible();
  expect(await tab('Common Road Studio')).toHaveAttribute('aria-selected', 'true');
  // The message is far above the button, so the focus goes there, each time.
  const message = () => screen.getByRole('alert');
  expect(message()).toHaveFocus();
  await userEvent.click(screen.getByRole('switch', { name: 'Monday' }));
  expect(screen.getByRole('switch', { name: 'Monday' })).toHaveFocus();
  await clickContinue();
  expect(message()).toHaveFocus();
  expect(message()).toHaveTextContent(/each location: 2 Common Road$/);
  expect(sent).toEqual([]);
});

test('invalid hours are not sent', async () => {
  const sent = mockCall('post', '/practitioner/availability', {});
  mockGet('/practitioner/salons', { salons: [] });
  await open(3);
  await addWorkday('Mobile', 'Monday');
  await userEvent.click(screen.getByRole('button', { name: 'Add a break on Monday' }));
  await userEvent.selectOptions(screen.getByLabelText('Monday, break 2 to'), '13:30');
  await clickContinue();

  expect(screen.getByText('This break overlaps another one')).toBeVisible();
  expect(document.activeElement).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

test('a failed save is reported, and weeks survive leaving the page', async () => {
  mockCall('post', '/practitioner/availability', { message: 'We are back soon' }, 503);
  mockGet('/practitioner/salons', { salons: [] });
  const { unmount } = await open(3);
  await addWorkday('Mobile', 'Monday');
  await userEvent.selectOptions(screen.getByLabelText('Monday from'), '10:15');
  await clickContinue();
  expect(await screen.findByText('We are back soon')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveFocus();
  unmount();

  await open(3);
  expect(await screen.findByLabelText('Monday from')).toHaveValue('10:15');
});

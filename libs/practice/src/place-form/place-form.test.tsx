import { expectAccessible } from '@freely/ui/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderPart } from '../testing/render-part.ts';
import {
  type AddressLookup,
  distanceProblem,
  emptyMobile,
  emptySalon,
  type FoundAddress,
  isAddressMissing,
  MobileForm,
  mobileProblems,
  SalonForm,
  salonProblems,
} from './index.ts';

const home: FoundAddress = {
  address: '27 Northfield Road',
  town: 'London',
  postcode: 'SW11 4NB',
  point: { lat: 51.47, lng: -0.16 },
};
const picked = { ...home, search: 'SW11 4NB, London' };

const lookup: AddressLookup = {
  suggest: async (typed) =>
    typed.startsWith('SW11') ? [{ id: 'p', text: 'SW11 4NB, London' }] : [],
  find: async () => home,
  exists: async (typed) => typed.startsWith('SW11'),
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const setUpUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const label = (name: string) => screen.getByLabelText(name);

function Mobile(props: Partial<Parameters<typeof MobileForm>[0]>) {
  const [draft, setDraft] = useState(emptyMobile);
  return <MobileForm draft={draft} onChange={setDraft} lookup={lookup} {...props} />;
}

test('an address is picked from the list; the town cannot be typed', async () => {
  const find = jest.fn(lookup.find);
  renderPart(<Mobile lookup={{ ...lookup, find }} />);
  const user = setUpUser();

  await user.type(label('Find your address'), 'SW11 4');
  await pass(200);
  await user.click(screen.getByRole('option', { name: 'SW11 4NB, London' }));
  await pass(0);

  expect(find).toHaveBeenCalledWith('p', 'SW11 4');
  expect(label('Address line')).toHaveValue('27 Northfield Road');
  expect(label('Town')).toHaveValue('London');
  expect(label('Town')).toHaveAttribute('readonly');
  expect(label('Postcode')).toHaveValue('SW11 4NB');

  // Typing something else clears the town of the picked address.
  await user.type(label('Find your address'), 'x');
  expect(label('Town')).toHaveValue('');
});

test('an address that is typed and not picked is not taken, however clear it is (D74)', async () => {
  renderPart(<Mobile />);

  await setUpUser().type(label('Find your address'), 'SW11 4NB');
  await pass(1050);

  expect(label('Town')).toHaveValue('');
  expect(label('Find your address')).toBeValid();
});

test('street, town, postcode and point are of one place: what was picked goes with its search', async () => {
  const leeds = { address: '', town: 'Leeds', postcode: '', point: { lat: 53.8, lng: -1.55 } };
  const both: AddressLookup = {
    ...lookup,
    suggest: async (typed) => [{ id: typed, text: typed === 'Leeds' ? 'Leeds' : picked.search }],
    find: async (id) => (id === 'Leeds' ? leeds : home),
  };
  renderPart(<Mobile lookup={both} />);
  const user = setUpUser();
  const find = async (text: string) => {
    await user.clear(label('Find your address'));
    await user.type(label('Find your address'), text);
    await pass(200);
  };
  const values = () => ['Address line', 'Town', 'Postcode'].map((name) => label(name)).map(value);
  const value = (field: HTMLElement) => (field as HTMLInputElement).value;

  await find('SW11');
  await user.click(screen.getByRole('option', { name: picked.search }));
  await pass(0);
  expect(values()).toEqual(['27 Northfield Road', 'London', 'SW11 4NB']);
  await find('Leeds');
  expect(values()).toEqual(['', '', '']);
  await user.click(screen.getByRole('option', { name: 'Leeds' }));
  await pass(0);
  expect(values()).toEqual(['', 'Leeds', '']);

  // What was typed by hand stays.
  await user.type(label('Address line'), '1 The Headrow');
  await find('Leed');
  expect(values()).toEqual(['1 The Headrow', '', '']);
});

test('an unknown address shows an error under the field and calls onWarn', async () => {
  const onWarn = jest.fn();
  renderPart(<Mobile onWarn={onWarn} />);

  await setUpUser().type(label('Find your address'), 'Nowhere at all');
  await pass(1050);

  expect(label('Find your address')).toHaveAccessibleDescription(
    'Address not found. Please enter valid address',
  );
  expect(onWarn.mock.calls).toEqual([['Address not found. Please enter valid address']]);
});

test('a failed lookup shows an error, and keeps the typed text', async () => {
  const broken = { ...lookup, exists: () => Promise.reject(new Error('offline')) };
  renderPart(<Mobile lookup={broken} />);

  await setUpUser().type(label('Find your address'), 'Leeds');
  await pass(1050);

  expect(label('Find your address')).toHaveAccessibleDescription(
    'Addresses could not be looked up. Please try again.',
  );
  expect(label('Find your address')).toHaveValue('Leeds');
});

test('a custom distance starts with 1 mile, and warns outside 1 to 30 after half a second', async () => {
  const onWarn = jest.fn();
  renderPart(<Mobile onWarn={onWarn} />);
  const user = setUpUser();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '1 mile',
    '2 miles',
    '3 miles',
    '4 miles',
    '5 miles',
    '6 miles',
    'Custom',
  ]);

  await user.selectOptions(label('Travel distance'), 'Custom');
  const custom = label('Custom distance in miles');
  expect(custom).toHaveValue('1');
  await user.clear(custom);
  await user.type(custom, '31');
  await pass(400);
  expect(onWarn).not.toHaveBeenCalled();
  await pass(150);

  expect(onWarn.mock.calls).toEqual([['Please enter a valid distance, from 1 to 30 miles.']]);
});

test.each([
  ['', 'distanceRequired'],
  ['2.5', 'distanceInteger'],
  ['2,5', 'distanceInteger'],
  ['1e1', 'distanceInteger'],
  ['-5', 'distanceRange'],
  ['0', 'distanceRange'],
  ['31', 'distanceRange'],
  ['1', null],
  ['30', null],
])('a distance of %p is %p', (text, problem) => {
  expect(distanceProblem(text)).toBe(problem);
});

test('all fields of a base are required, the name of a salon is not', () => {
  expect(mobileProblems(emptyMobile)).toEqual({
    search: 'notPicked',
    address: 'addressRequired',
    town: 'townRequired',
    postcode: 'postcodeRequired',
    charge: 'chargeRequired',
  });
  expect(mobileProblems({ ...emptyMobile, ...picked, charge: 0 })).toEqual({});
  expect(salonProblems({ ...emptySalon, ...picked, postcode: 'London' })).toEqual({
    postcode: 'postcodeFormat',
  });
  expect([emptySalon, picked, { ...picked, point: null }].map(isAddressMissing)).toEqual([
    true,
    false,
    false,
  ]);
});

test('broken rules are shown as messages, and messages of the server are shown unchanged', async () => {
  jest.useRealTimers();
  renderPart(
    <>
      <MobileForm
        draft={{ ...emptyMobile, isCustomDistance: true }}
        onChange={() => {}}
        lookup={lookup}
        problems={{ charge: 'chargeRequired', distance: 'distanceInteger', postcode: 'Too far' }}
      />
      <SalonForm draft={emptySalon} onChange={() => {}} lookup={lookup} />
    </>,
  );

  expect(label('Call-out charge')).toHaveAccessibleDescription('Call-out charge is required');
  expect(label('Custom distance in miles')).toHaveAccessibleDescription(
    'The distance to travel must be an integer.',
  );
  expect(screen.getAllByLabelText('Postcode')[0]).toHaveAccessibleDescription('Too far');
  expect(label('Salon name (optional)')).toBeVisible();
  await expectAccessible();
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import {
  type AddressBook,
  distanceProblem,
  emptyMobile,
  emptySalon,
  type FoundAddress,
  isUnpicked,
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

const book: AddressBook = {
  suggest: async (typed) =>
    typed.startsWith('SW11') ? [{ id: 'p', text: 'SW11 4NB, London' }] : [],
  find: async () => home,
  check: async (typed) => (typed === 'SW11 4NB' ? home : typed === 'SW11' ? 'unsure' : null),
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const label = (name: string) => screen.getByLabelText(name);

function Mobile(props: Partial<Parameters<typeof MobileForm>[0]>) {
  const [draft, setDraft] = useState(emptyMobile);
  return <MobileForm draft={draft} onChange={setDraft} book={book} {...props} />;
}

test('an address is picked from the list; the town cannot be typed', async () => {
  const find = jest.fn(book.find);
  renderPart(<Mobile book={{ ...book, find }} />);
  const user = person();

  await user.type(label('Find your address'), 'SW11 4');
  await pass(200);
  await user.click(screen.getByRole('option', { name: 'SW11 4NB, London' }));
  await pass(0);

  expect(find).toHaveBeenCalledWith('p', 'SW11 4');
  expect(label('Address line')).toHaveValue('27 Northfield Road');
  expect(label('Town')).toHaveValue('London');
  expect(label('Town')).toHaveAttribute('readonly');
  expect(label('Postcode')).toHaveValue('SW11 4NB');

  // Something else is typed, so the town of before is no longer true.
  await user.type(label('Find your address'), 'x');
  expect(label('Town')).toHaveValue('');
});

test('an address that is surely meant needs no picking, a second after it was typed', async () => {
  renderPart(<Mobile />);

  await person().type(label('Find your address'), 'SW11 4NB');
  await pass(900);
  expect(label('Town')).toHaveValue('');
  await pass(150);

  expect(label('Town')).toHaveValue('London');
});

test('an address that is not there is told under the field and to whoever asks', async () => {
  const onWarn = jest.fn();
  renderPart(<Mobile onWarn={onWarn} />);

  await person().type(label('Find your address'), 'Nowhere at all');
  await pass(1050);

  expect(label('Find your address')).toHaveAccessibleDescription(
    'Address not found. Please enter valid address',
  );
  expect(onWarn.mock.calls).toEqual([['Address not found. Please enter valid address']]);
});

test('a look-up that fails is told, and keeps what was typed', async () => {
  const broken = { ...book, check: () => Promise.reject(new Error('offline')) };
  renderPart(<Mobile book={broken} />);

  await person().type(label('Find your address'), 'Leeds');
  await pass(1050);

  expect(label('Find your address')).toHaveAccessibleDescription(
    'Addresses could not be looked up. Please try again.',
  );
  expect(label('Find your address')).toHaveValue('Leeds');
});

test('a custom distance begins with 1 mile, and warns outside 1 to 30 after half a second', async () => {
  const onWarn = jest.fn();
  renderPart(<Mobile onWarn={onWarn} />);
  const user = person();
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
  ['0', 'distanceRange'],
  ['31', 'distanceRange'],
  ['1', null],
  ['30', null],
])('a distance of %p is %p', (text, problem) => {
  expect(distanceProblem(text)).toBe(problem);
});

test('everything about a base but its custom distance is asked for', () => {
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
  expect([emptySalon, picked, { ...picked, point: null }].map(isUnpicked)).toEqual([
    true,
    false,
    false,
  ]);
});

test('rules are put into words, and the server’s own words stay', async () => {
  jest.useRealTimers();
  renderPart(
    <>
      <MobileForm
        draft={{ ...emptyMobile, isCustomDistance: true }}
        onChange={() => {}}
        book={book}
        problems={{ charge: 'chargeRequired', distance: 'distanceInteger', postcode: 'Too far' }}
      />
      <SalonForm draft={emptySalon} onChange={() => {}} book={book} />
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

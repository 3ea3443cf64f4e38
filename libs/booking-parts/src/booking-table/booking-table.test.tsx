import { expectAccessible, renderPart } from '@freely/ui/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { BookingTable } from './booking-table.tsx';

const bookings = [
  { id: 1, name: 'Amara' },
  { id: 2, name: 'Ruth' },
];

const scrollIntoView = jest.fn();
HTMLElement.prototype.scrollIntoView = scrollIntoView;
// jsdom has no layout: as if everything were visible.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', { get: () => document.body });
afterEach(() => {
  scrollIntoView.mockClear();
});

const render = (requestedId: number | null) =>
  renderPart(
    <BookingTable
      label="Upcoming bookings"
      columns={[{ key: 'name', label: 'Practitioner', cell: ({ name }) => name }]}
      bookings={bookings}
      requestedId={requestedId}
      nameOf={({ id, name }) => `booking FR-${id} with ${name}`}
      details={({ name }) => <p>Phone of {name}</p>}
    />,
  );

const table = () => within(screen.getByRole('table', { name: 'Upcoming bookings' }));

test('a booking opens and closes in place', async () => {
  const { user } = render(null);
  expect(table().queryByText('Phone of Ruth')).toBeNull();

  await user.click(table().getByRole('button', { name: 'Show more of booking FR-2 with Ruth' }));
  expect(table().getByText('Phone of Ruth')).toBeVisible();
  expect(table().queryByText('Phone of Amara')).toBeNull();
  await expectAccessible();

  await user.click(table().getByRole('button', { name: 'Show less of booking FR-2 with Ruth' }));
  expect(table().queryByText('Phone of Ruth')).toBeNull();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('the booking that the URL names is open, and scrolled into view', () => {
  render(2);

  expect(table().getByText('Phone of Ruth')).toBeVisible();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

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

const render = (requestedId: number | null, rows = bookings) =>
  renderPart(
    <BookingTable
      label="Upcoming bookings"
      columns={[{ key: 'name', label: 'Practitioner', cell: ({ name }) => name }]}
      bookings={rows}
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
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
});

test('one whose details are longer than the screen is scrolled to its beginning', () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(2000);
  render(2);
  height.mockRestore();

  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
});

const many = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  name: `Guest ${index + 1}`,
}));

test('many bookings come in pages', async () => {
  const { user } = render(null, many);
  expect(table().getByText('Guest 10')).toBeVisible();
  expect(table().queryByText('Guest 11')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Page 3' }));

  expect(screen.getByText('21 to 23 of 23')).toBeVisible();
  expect(table().getAllByRole('row')).toHaveLength(1 + 3);
  await expectAccessible();
});

test('the page of the booking that the URL names comes first', () => {
  render(12, many);

  expect(table().getByText('Phone of Guest 12')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('a page of the URL is shown, and the chosen one is passed on', async () => {
  const onPage = jest.fn();
  const { user } = renderPart(
    <BookingTable
      label="Upcoming bookings"
      columns={[{ key: 'name', label: 'Practitioner', cell: ({ name }) => name }]}
      bookings={many}
      requestedId={12}
      page={3}
      onPage={onPage}
      nameOf={({ name }) => name}
      details={({ name }) => <p>Phone of {name}</p>}
    />,
  );
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');

  await user.click(screen.getByRole('button', { name: 'Page 1' }));

  expect(onPage).toHaveBeenCalledWith(1);
});

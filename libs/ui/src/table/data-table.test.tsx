import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { nextSort } from './columns.ts';
import { DataTable } from './index.ts';

const ROWS = [
  { id: 1, name: 'Amara', price: '£28.00' },
  { id: 2, name: 'Priya', price: '£31.50' },
];

function Example({ open }: { open?: number }) {
  return (
    <DataTable
      label="Practitioners"
      rows={ROWS}
      rowKey={(row) => row.id}
      columns={[
        { key: 'name', label: 'Name', cell: (row) => row.name },
        { key: 'price', label: 'Price', cell: (row) => row.price, align: 'end' },
        {
          key: 'acts',
          label: 'Actions',
          isLabelHidden: true,
          cell: () => <button type="button">Edit</button>,
        },
      ]}
      detail={(row) => row.id === open && `More of ${row.name}`}
    />
  );
}

test('renders a table with named columns, and a list of the same rows for small screens', () => {
  renderPart(<Example />);
  const table = within(screen.getByRole('table', { name: 'Practitioners' }));

  expect(table.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(
    within(screen.getByRole('list', { name: 'Practitioners' })).getAllByRole('listitem'),
  ).toHaveLength(2);
});

test('the detail of a row is shown below it', () => {
  renderPart(<Example open={2} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row');

  expect(rows[3]).toHaveTextContent('More of Priya');
});

test('headers and the sort field call onSort, descending for the sorted column', async () => {
  const onSort = jest.fn();
  const { user } = renderPart(
    <DataTable
      label="Practitioners"
      rows={ROWS}
      rowKey={(row) => row.id}
      columns={[
        { key: 'name', label: 'Name', cell: (row) => row.name, isSortable: true },
        { key: 'price', label: 'Price', cell: (row) => row.price },
      ]}
      sort={{ key: 'name', direction: 'ascending' }}
      onSort={onSort}
    />,
  );
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  await user.click(table.getByRole('button', { name: 'Name' }));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name, descending');

  expect(onSort.mock.calls).toEqual([
    [{ key: 'name', direction: 'descending' }],
    [{ key: 'name', direction: 'descending' }],
  ]);
  expect(nextSort(null, 'name')).toEqual({ key: 'name', direction: 'ascending' });
});

test('the button of a row opens and closes its detail', async () => {
  const { user } = renderPart(
    <DataTable
      label="Practitioners"
      rows={ROWS}
      rowKey={(row) => row.id}
      columns={[{ key: 'name', label: 'Name', cell: (row) => row.name }]}
      openLabel={(row) => row.name}
      detail={(row) => <p>More of {row.name}</p>}
    />,
  );
  const table = within(screen.getByRole('table'));
  const opener = table.getByRole('button', { name: 'Show more of Priya' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');

  await user.click(opener);

  expect(table.getByText('More of Priya')).toBeInTheDocument();
  expect(table.queryByText('More of Amara')).not.toBeInTheDocument();
  await user.click(table.getByRole('button', { name: 'Show less of Priya' }));
  expect(table.queryByText('More of Priya')).not.toBeInTheDocument();
});

test('a press anywhere on a row opens its detail, except on its buttons', async () => {
  const { user } = renderPart(
    <DataTable
      label="Practitioners"
      rows={ROWS}
      rowKey={(row) => row.id}
      columns={[
        { key: 'name', label: 'Name', cell: (row) => row.name },
        { key: 'edit', label: 'Edit', cell: () => <button type="button">Edit</button> },
      ]}
      openLabel={(row) => row.name}
      detail={(row) => <p>More of {row.name}</p>}
    />,
  );
  const table = within(screen.getByRole('table'));

  await user.click(table.getAllByRole('button', { name: 'Edit' })[0]!);
  expect(table.queryByText('More of Amara')).not.toBeInTheDocument();
  await user.click(table.getByText('Amara'));
  expect(table.getByText('More of Amara')).toBeInTheDocument();
  await user.click(table.getByText('More of Amara'));
  expect(table.getByText('More of Amara')).toBeInTheDocument();
  await user.click(within(screen.getByRole('list')).getByText('Amara'));
  expect(table.queryByText('More of Amara')).not.toBeInTheDocument();
});

test('of thousands of rows only the visible ones are rendered', async () => {
  renderPart(
    <DataTable
      label="Practitioners"
      rows={Array.from({ length: 5000 }, (_, id) => ({ id }))}
      rowKey={(row) => row.id}
      columns={[{ key: 'id', label: 'Number', cell: (row) => `Row ${row.id}` }]}
    />,
  );
  // jsdom is not a wide screen, so rows are a list of cards.
  const last = (await screen.findAllByRole('listitem')).at(-1);

  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeLessThan(50));
  expect(screen.getByText('Row 0')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000');
  expect(last).toBeDefined();
});

test('it is accessible', async () => {
  renderPart(<Example open={1} />);

  await expectAccessible();
});

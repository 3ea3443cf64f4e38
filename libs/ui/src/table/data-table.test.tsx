import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
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

test('is a table with named columns, and a list of the same rows for small screens', () => {
  renderPart(<Example />);
  const table = within(screen.getByRole('table', { name: 'Practitioners' }));

  expect(table.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(
    within(screen.getByRole('list', { name: 'Practitioners' })).getAllByRole('listitem'),
  ).toHaveLength(2);
});

test('a row opens in place', () => {
  renderPart(<Example open={2} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row');

  expect(rows[3]).toHaveTextContent('More of Priya');
});

test('it is accessible', async () => {
  renderPart(<Example open={1} />);

  await expectAccessible();
});

import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Accordion } from '../accordion/index.ts';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Spinner } from '../spinner/index.ts';
import { Stat, Stats } from '../stat/index.ts';
import { expectAccessible, renderPart } from './render-part.tsx';

test('a banner is a landmark with an action', async () => {
  const onClick = jest.fn();
  const { user } = renderPart(
    <Banner
      label="Acting as a customer"
      action={
        <Button variant="quiet" onClick={onClick}>
          Return to admin
        </Button>
      }
    >
      You are acting as Ada.
    </Banner>,
  );
  expect(screen.getByRole('region', { name: 'Acting as a customer' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Return to admin' }));

  expect(onClick).toHaveBeenCalledTimes(1);
  await expectAccessible();
});

test('figures are a list of terms and values', async () => {
  renderPart(
    <Stats>
      <Stat label="Appointments" value="12" />
      <Stat label="Total income" value="£1,280.00" note="since May" />
    </Stats>,
  );

  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Appointments',
    'Total income',
  ]);
  await expectAccessible();
});

test('a spinner with a label announces what is loading', () => {
  const { rerender } = renderPart(<Spinner label="Loading the map" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the map');

  rerender(<Spinner />);

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('rows of an accordion open in place', async () => {
  const { user } = renderPart(
    <Accordion
      isExclusive
      defaultOpen={['pay']}
      items={[
        { key: 'book', title: 'How do I book?', content: 'Search and choose.' },
        { key: 'pay', title: 'How do I pay?', content: 'By card.' },
      ]}
    />,
  );
  expect(screen.getByText('By card.').closest('details')).toHaveAttribute('open');

  await user.click(screen.getByText('How do I book?'));

  expect(screen.getByText('Search and choose.').closest('details')).toHaveAttribute('open');
  await expectAccessible();
});

test('a search is cleared by its button or by Escape', async () => {
  function Example() {
    const [text, setText] = useState('');
    return <SearchField label="Search" value={text} onChange={setText} />;
  }
  const { user } = renderPart(<Example />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  await user.type(field, 'fees');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  await user.type(field, 'tips{Escape}');

  expect(field).toHaveValue('');
  await expectAccessible();
});

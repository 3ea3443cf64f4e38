import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { ComboField } from './index.ts';

const OPTIONS = [
  { value: '1', label: 'Gel manicure' },
  { value: '2', label: 'Gel pedicure' },
  { value: '3', label: 'Swedish massage' },
];

function Example() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <ComboField label="Treatment" options={OPTIONS} value={value} onChange={setValue} />
      <output>{value ?? 'nothing'}</output>
      <button type="button">Next</button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Treatment' });
const offered = () => screen.getAllByRole('option').map((option) => option.textContent);

test('typing filters the list, and the arrow keys choose', async () => {
  const { user } = renderPart(<Example />);

  await user.type(field(), 'gel');
  expect(offered()).toEqual(['Gel manicure', 'Gel pedicure']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Gel pedicure');
  await expectAccessible();
  await user.keyboard('{Enter}');

  expect(screen.getByText('2')).toBeInTheDocument();
  expect(field()).toHaveValue('Gel pedicure');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a press opens the whole list and picks from it', async () => {
  const { user } = renderPart(<Example />);

  await user.click(field());
  expect(offered()).toHaveLength(3);
  await user.click(screen.getByRole('option', { name: 'Swedish massage' }));

  expect(field()).toHaveValue('Swedish massage');
});

test('on blur a fully typed option is chosen, and any other text is discarded', async () => {
  const { user } = renderPart(<Example />);

  await user.type(field(), 'gel MANICURE');
  await user.tab();
  expect(screen.getByText('1')).toBeInTheDocument();
  await user.clear(field());
  expect(screen.getByText('nothing')).toBeInTheDocument();
  await user.type(field(), 'sw');
  await user.keyboard('{Escape}');

  expect(field()).toHaveValue('');
});

test('says that nothing was found', async () => {
  const { user } = renderPart(<Example />);

  await user.type(field(), 'xyz');

  expect(screen.getByText('Nothing found')).toBeInTheDocument();
});

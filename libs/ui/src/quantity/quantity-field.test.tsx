import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { QuantityField } from './index.ts';

function Example() {
  const [value, setValue] = useState(1);
  return <QuantityField name="Gel manicure" value={value} onChange={setValue} max={3} />;
}

const more = () => screen.getByRole('button', { name: 'Add one Gel manicure' });
const fewer = () => screen.getByRole('button', { name: 'Remove one Gel manicure' });
const count = () => screen.getByLabelText('Quantity');

test('stops at its limits and keeps the focus there', async () => {
  const { user } = renderPart(<Example />);

  for (let presses = 0; presses < 4; presses += 1) await user.click(more());
  expect(count()).toHaveTextContent('3');
  expect(more()).toHaveAttribute('aria-disabled', 'true');
  expect(more()).toHaveFocus();

  for (let presses = 0; presses < 5; presses += 1) await user.click(fewer());
  expect(count()).toHaveTextContent('0');
  expect(fewer()).toHaveFocus();
});

test('it is accessible', async () => {
  renderPart(<Example />);

  await expectAccessible();
});

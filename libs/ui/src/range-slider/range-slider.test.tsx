import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { type Range, RangeSlider } from './index.ts';

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

function Example({ onChangeEnd }: { onChangeEnd?: (value: Range) => void }) {
  const [value, setValue] = useState<Range>([9, 18]);
  return (
    <RangeSlider
      legend="Start time"
      value={value}
      min={0}
      max={24}
      format={clock}
      onChange={setValue}
      onChangeEnd={onChangeEnd}
    />
  );
}

test('shows the range in words as the keys move a thumb', async () => {
  const onChangeEnd = jest.fn();
  const { user } = renderPart(<Example onChangeEnd={onChangeEnd} />);
  expect(screen.getByText('09:00 to 18:00')).toBeInTheDocument();

  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}');

  expect(screen.getByText('11:00 to 18:00')).toBeInTheDocument();
  expect(onChangeEnd).toHaveBeenLastCalledWith([11, 18]);
});

test('the thumbs cannot pass one another', async () => {
  const { user } = renderPart(<Example />);

  await user.tab();
  await user.keyboard('{End}');

  expect(screen.getByText('18:00 to 18:00')).toBeInTheDocument();
});

test('each thumb has a name', () => {
  renderPart(<Example />);

  expect(screen.getByRole('slider', { name: /From/ })).toHaveValue('9');
  expect(screen.getByRole('slider', { name: /To/ })).toHaveValue('18');
});

test('it is accessible', async () => {
  renderPart(<Example />);

  await expectAccessible();
});

import { expectAccessible, renderPart } from '@freely/ui/testing';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { SlotGrid, type SlotGridProps } from './index.ts';

const QUARTERS = ['00', '15', '30', '45'];
const TIMES = ['09', '10', '11', '12', '13', '14'].flatMap((hour) =>
  QUARTERS.map((minute) => `${hour}:${minute}`),
);

function Example(props: Partial<SlotGridProps>) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <SlotGrid
      slots={TIMES}
      value={value}
      onChange={setValue}
      emptyText="No available slots for this date"
      labels={{ group: 'Start time' }}
      {...props}
    />
  );
}

const time = (name: string) => screen.getByRole('radio', { name });

test('shows sixteen times, and the rest behind Later', async () => {
  const { user } = renderPart(<Example />);
  expect(screen.getAllByRole('radio')).toHaveLength(16);
  expect(screen.getByRole('button', { name: 'Earlier' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('1 to 16 of 24')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Later' }));

  expect(screen.getAllByRole('radio')).toHaveLength(8);
  expect(time('13:00')).toBeInTheDocument();
  expect(screen.getByText('17 to 24 of 24')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.getAllByRole('radio')).toHaveLength(8);
  expect(screen.getByRole('button', { name: 'Later' })).toHaveFocus();
});

test('is one tab stop, and the arrow keys choose', async () => {
  const { user } = renderPart(<Example />);

  await user.tab();
  expect(time('09:00')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(time('09:15')).toBeChecked();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(time('12:45')).toBeChecked();
  expect(time('12:45')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(time('09:00')).toBeChecked();

  await user.tab();
  expect(screen.getByRole('button', { name: 'Earlier' })).toHaveFocus();
});

test('choosing a time deselects the previous one', async () => {
  const { user } = renderPart(<Example />);

  await user.click(time('10:00'));
  await user.click(time('11:15'));

  expect(screen.getAllByRole('radio', { checked: true })).toEqual([time('11:15')]);
});

test('opens on the page of the chosen time, and on the first page of another day', async () => {
  const { user, rerender } = renderPart(<Example value="13:30" />);
  expect(time('13:30')).toBeChecked();

  rerender(<Example value={null} slots={TIMES.slice(2)} />);

  expect(time('09:30')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(time('14:45')).toBeInTheDocument();
});

test('ignores clicks while disabled', async () => {
  const onChange = jest.fn();
  const { user } = renderPart(<Example isDisabled onChange={onChange} />);

  await user.click(time('09:00'));

  expect(onChange).not.toHaveBeenCalled();
  expect(time('09:00')).toBeDisabled();
});

test('says when there are no times', () => {
  renderPart(<Example slots={[]} />);

  expect(screen.getByRole('status')).toHaveTextContent('No available slots for this date');
});

test('it is accessible', async () => {
  renderPart(<Example value="09:15" />);

  await expectAccessible();
});

import { today } from '@internationalized/date';
import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { DateStrip, type DateStripProps } from './index.ts';

function Example(props: Partial<DateStripProps>) {
  const [value, setValue] = useState<string | null>('2026-11-26');
  return (
    <>
      <DateStrip value={value} onChange={setValue} min="2026-11-20" max="2027-05-20" {...props} />
      <output>{value}</output>
    </>
  );
}

const days = () => screen.getAllByRole('radio').map((day) => day.textContent);
const day = (name: string) =>
  screen.getByRole('radio', { name: new RegExp(`^${name}(, today)?$`) });

test('shows the week of the chosen day, Monday first', () => {
  renderPart(<Example />);

  expect(days()).toEqual(['Mon23', 'Tue24', 'Wed25', 'Thu26', 'Fri27', 'Sat28', 'Sun29']);
  expect(day('Thursday 26 November')).toBeChecked();
});

test('the arrows move by weeks, and stop at the first and last one', async () => {
  const { user } = renderPart(<Example max="2026-12-04" />);

  await user.click(screen.getByRole('button', { name: 'Previous week' }));
  expect(days()[0]).toBe('Mon16');
  await user.click(screen.getByRole('button', { name: 'Previous week' }));
  expect(days()[0]).toBe('Mon16');
  expect(screen.getByRole('button', { name: 'Previous week' })).toHaveFocus();
  expect(day('Thursday 19 November')).toBeDisabled();
  expect(day('Friday 20 November')).toBeEnabled();

  await user.click(screen.getByRole('button', { name: 'Next week' }));
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(days()[0]).toBe('Mon30');
  expect(screen.getByRole('button', { name: 'Next week' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

describe('the list of months', () => {
  test('goes from the first to the last month, and jumps to the chosen one', async () => {
    const { user } = renderPart(<Example />);
    const months = screen.getByLabelText<HTMLSelectElement>('Month');
    expect([...months.options].map((option) => option.text)).toEqual([
      'November 2026',
      'December 2026',
      'January 2027',
      'February 2027',
      'March 2027',
      'April 2027',
      'May 2027',
    ]);

    await user.selectOptions(months, 'January 2027');

    expect(months).toHaveDisplayValue('January 2027');
    expect(days()).toContain('Mon4');
  });

  test('shows the first available days when the first month is chosen again', async () => {
    const { user } = renderPart(<Example value="2027-01-07" />);

    await user.selectOptions(screen.getByLabelText('Month'), 'November 2026');

    expect(days()).toContain('Fri20');
  });
});

test('the arrow keys choose, and skip unavailable days', async () => {
  const { user } = renderPart(<Example isUnavailable={(date) => date === '2026-11-27'} />);
  expect(day('Friday 27 November')).toBeDisabled();

  day('Thursday 26 November').focus();
  await user.keyboard('{ArrowRight}');

  expect(day('Saturday 28 November')).toHaveFocus();
  expect(screen.getByText('2026-11-28')).toBeInTheDocument();
});

test('shows the week of a date that was chosen elsewhere', () => {
  const { rerender } = renderPart(<Example value="2026-11-26" />);

  rerender(<Example value="2027-03-30" />);

  expect(days()[1]).toBe('Tue30');
});

test('without a value it starts at the first day, and does not call onChange', () => {
  const onChange = jest.fn();
  renderPart(<Example value={null} onChange={onChange} />);

  expect(days()).toContain('Fri20');
  expect(onChange).not.toHaveBeenCalled();
});

test('marks today by the time in London (D8)', () => {
  const now = today('Europe/London');
  renderPart(<Example value={null} min={now.toString()} max={now.add({ weeks: 3 }).toString()} />);

  const marked = screen.getAllByRole('radio', { name: /, today$/ });
  expect(marked.map((radio) => radio.textContent)).toEqual([expect.stringMatching(/\d/)]);
  expect(marked[0]).toHaveTextContent(String(now.day));
});

test('it is accessible', async () => {
  renderPart(<Example />);

  await expectAccessible();
});

import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { addDays, today } from '../days.ts';
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
// Any of these days is today at some time.
const day = (name: string, count?: string) =>
  screen.getByRole('radio', {
    name: new RegExp(`^${name}(, today)?${count === undefined ? '' : `, ${count}`}$`),
  });

test('shows the week of the chosen day, in weeks from the first day', () => {
  renderPart(<Example />);

  expect(days()).toEqual(['Fri20', 'Sat21', 'Sun22', 'Mon23', 'Tue24', 'Wed25', 'Thu26']);
  expect(day('Thursday 26 November')).toBeChecked();
});

test('offers seven days at first, on a Sunday too', () => {
  renderPart(<Example value={null} min="2026-11-22" />);

  expect(days()).toEqual(['Sun22', 'Mon23', 'Tue24', 'Wed25', 'Thu26', 'Fri27', 'Sat28']);
  for (const each of screen.getAllByRole('radio')) expect(each).toBeEnabled();
});

test('the arrows move by weeks, and stop at the first and last day', async () => {
  const { user } = renderPart(<Example max="2026-12-04" />);
  const [back, on] = ['Previous week', 'Next week'].map((name) =>
    screen.getByRole('button', { name }),
  );

  await user.click(back!);
  expect(days()[0]).toBe('Fri20');
  expect(back).toHaveFocus();
  expect(back).toHaveAttribute('aria-disabled', 'true');

  await user.click(on!);
  expect(days()[0]).toBe('Fri27');
  await user.click(on!);
  expect(days().at(-1)).toBe('Fri4');
  expect(on).toHaveAttribute('aria-disabled', 'true');
});

describe('the list of months', () => {
  test('goes from the first to the last month, and shows the first days of the chosen one', async () => {
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
    expect(days()[0]).toBe('Fri1');
  });

  test('shows the first available days when the first month is chosen again', async () => {
    const { user } = renderPart(<Example value="2027-01-07" />);

    await user.selectOptions(screen.getByLabelText('Month'), 'November 2026');

    expect(days()[0]).toBe('Fri20');
  });
});

describe('the month above a week of two months', () => {
  const month = () => screen.getByLabelText('Month');
  const parts = { min: '2026-11-28', max: '2027-05-02' };

  test.each([
    ['of its first day', null, 'November 2026'],
    ['of the chosen day', '2026-11-28', 'November 2026'],
    ['of a chosen day that is not the first', '2026-12-02', 'December 2026'],
  ])('is that %s', (_which, value, expected) => {
    renderPart(<DateStrip value={value} onChange={() => {}} {...parts} />);

    expect(days()).toEqual(['Sat28', 'Sun29', 'Mon30', 'Tue1', 'Wed2', 'Thu3', 'Fri4']);
    expect(month()).toHaveDisplayValue(expected);
  });

  test('is the one that was asked for, though the last days begin before it', async () => {
    const { user } = renderPart(<DateStrip value={null} onChange={() => {}} {...parts} />);

    await user.selectOptions(month(), 'May 2027');

    expect(days()).toEqual(['Mon26', 'Tue27', 'Wed28', 'Thu29', 'Fri30', 'Sat1', 'Sun2']);
    expect(month()).toHaveDisplayValue('May 2027');
    await user.click(screen.getByRole('button', { name: 'Previous week' }));
    expect(month()).toHaveDisplayValue('April 2027');
  });
});

describe('counts', () => {
  test('are asked for the days that can be chosen, and stand under them', async () => {
    const onWeek = jest.fn();
    const counts = { '2026-11-25': 12, '2026-11-26': 0 };
    const { user } = renderPart(
      <Example
        counts={counts}
        onWeek={onWeek}
        formatCount={(count) => `${count} free`}
        isUnavailable={(date) => date === '2026-11-24'}
      />,
    );

    const week = ['20', '21', '22', '23', '25', '26'].map((date) => `2026-11-${date}`);
    expect(onWeek).toHaveBeenLastCalledWith(week);
    expect(day('Wednesday 25 November', '12 free')).toHaveTextContent('Wed2512');
    expect(day('Thursday 26 November', '0 free')).toBeEnabled();
    expect(day('Friday 20 November')).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(onWeek).toHaveBeenLastCalledWith(expect.arrayContaining(['2026-11-27']));
    await expectAccessible();
  });
});

test('the arrow keys choose, and skip unavailable days', async () => {
  const { user } = renderPart(<Example isUnavailable={(date) => date === '2026-11-25'} />);
  expect(day('Wednesday 25 November')).toBeDisabled();

  day('Thursday 26 November').focus();
  await user.keyboard('{ArrowLeft}');

  expect(day('Tuesday 24 November')).toHaveFocus();
  expect(screen.getByText('2026-11-24')).toBeInTheDocument();
});

test('shows the week of a date that was chosen elsewhere', () => {
  const { rerender } = renderPart(<Example value="2026-11-26" />);

  rerender(<Example value="2027-03-30" />);

  expect(days()).toContain('Tue30');
});

test('without a value it starts at the first day, and does not call onChange', () => {
  const onChange = jest.fn();
  renderPart(<Example value={null} onChange={onChange} />);

  expect(days()).toContain('Fri20');
  expect(onChange).not.toHaveBeenCalled();
});

test('marks today by the time in London (D8)', () => {
  const now = today();
  renderPart(<Example value={null} min={now} max={addDays(now, 21)} />);

  const marked = screen.getAllByRole('radio', { name: /, today$/ });
  expect(marked.map((radio) => radio.textContent)).toEqual([expect.stringMatching(/\d/)]);
  expect(marked[0]).toHaveTextContent(String(Number(now.slice(8))));
});

test('it is accessible', async () => {
  renderPart(<Example />);

  await expectAccessible();
});

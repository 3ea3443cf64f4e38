import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { MonthCalendar, type MonthCalendarProps } from './index.ts';

function Example(props: Partial<MonthCalendarProps>) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <MonthCalendar
        label="Date"
        value={value}
        onChange={setValue}
        min="2026-11-20"
        max="2027-05-20"
        {...props}
      />
      <output>{value}</output>
    </>
  );
}

test('is in British English, Monday first', () => {
  renderPart(<Example />);

  const weekdays = within(screen.getByRole('grid')).getAllByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/);
  expect(weekdays.map((weekday) => weekday.textContent)).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  expect(screen.getByRole('application', { name: /November 2026/ })).toBeInTheDocument();
});

test('reports the chosen day as YYYY-MM-DD', async () => {
  const { user } = renderPart(<Example />);

  await user.click(screen.getByRole('button', { name: /Thursday,? 26 November 2026/ }));

  expect(screen.getByText('2026-11-26')).toBeInTheDocument();
});

test('days before the minimum and unavailable days cannot be chosen', async () => {
  const { user } = renderPart(<Example isUnavailable={(date) => date === '2026-11-26'} />);

  await user.click(screen.getByRole('button', { name: /26 November 2026/ }));
  await user.click(screen.getByRole('button', { name: /19 November 2026/ }));

  expect(screen.queryByText(/^2026-/)).not.toBeInTheDocument();
});

test('a day that is preselected late does not take back a reader who has gone to another month', async () => {
  const { user, rerender } = renderPart(<Example value={null} />);
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  rerender(<Example value="2026-11-26" />);
  expect(screen.getByRole('application', { name: /December 2026/ })).toBeInTheDocument();

  // The next one that is chosen elsewhere is shown.
  rerender(<Example value="2027-02-03" />);
  expect(screen.getByRole('application', { name: /February 2027/ })).toBeInTheDocument();
});

test('the arrow keys move by days and weeks', async () => {
  const { user } = renderPart(<Example value="2026-11-26" />);
  await user.click(screen.getByRole('button', { name: /26 November 2026/ }));

  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');

  expect(screen.getByRole('button', { name: /Friday,? 4 December 2026/ })).toHaveFocus();
});

test('shows the month of a date that was chosen elsewhere', () => {
  const { rerender } = renderPart(<Example value="2026-11-26" />);

  rerender(<Example value="2027-02-03" />);

  expect(screen.getByRole('application', { name: /February 2027/ })).toBeInTheDocument();
});

test('an invalid date is ignored', () => {
  renderPart(<Example value="tomorrow" />);

  expect(screen.getByRole('application', { name: /November 2026/ })).toBeInTheDocument();
});

test('reports the month that the reader moves to', async () => {
  const onMonth = jest.fn();
  const { user } = renderPart(<Example onMonth={onMonth} />);

  await user.click(screen.getByRole('button', { name: 'Next month' }));

  expect(onMonth).toHaveBeenLastCalledWith('2026-12');
});

test('it is accessible', async () => {
  renderPart(<Example value="2026-11-26" />);

  await expectAccessible();
});

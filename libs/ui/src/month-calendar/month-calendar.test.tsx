import { expect, test } from '@jest/globals';
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

test('gives the chosen day as the server takes it', async () => {
  const { user } = renderPart(<Example />);

  await user.click(screen.getByRole('button', { name: /Thursday,? 26 November 2026/ }));

  expect(screen.getByText('2026-11-26')).toBeInTheDocument();
});

test('days before the first and taken days cannot be chosen', async () => {
  const { user } = renderPart(<Example isUnavailable={(date) => date === '2026-11-26'} />);

  await user.click(screen.getByRole('button', { name: /26 November 2026/ }));
  await user.click(screen.getByRole('button', { name: /19 November 2026/ }));

  expect(screen.queryByText(/^2026-/)).not.toBeInTheDocument();
});

test('the arrow keys walk over days and weeks', async () => {
  const { user } = renderPart(<Example value="2026-11-26" />);
  await user.click(screen.getByRole('button', { name: /26 November 2026/ }));

  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');

  expect(screen.getByRole('button', { name: /Friday,? 4 December 2026/ })).toHaveFocus();
});

test('it is accessible', async () => {
  renderPart(<Example value="2026-11-26" />);

  await expectAccessible();
});

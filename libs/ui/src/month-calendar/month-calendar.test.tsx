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

test.each([
  ['{PageDown}', '26 December 2026'],
  ['{PageDown}{PageUp}', '26 November 2026'],
  ['{Shift>}{PageDown}{/Shift}', '20 May 2027'],
  ['{End}', '30 November 2026'],
  ['{End}{ArrowRight}', '1 December 2026'],
  ['{ArrowLeft}', '25 November 2026'],
  // The first day that can be chosen is the 20th.
  ['{ArrowUp}', '20 November 2026'],
  ['{Home}', '20 November 2026'],
])('%s moves the focus to %s, and chooses nothing', async (keys, name) => {
  const { user } = renderPart(<Example value="2026-11-26" />);
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: /26 November 2026/ })).toHaveFocus();

  await user.keyboard(keys);

  expect(screen.getByRole('button', { name: new RegExp(`\\b${name}`) })).toHaveFocus();
  expect(screen.queryByText(/^2026-/)).not.toBeInTheDocument();
});

test('keys of the browser, such as Alt and an arrow for Back, stay with it', async () => {
  const { user } = renderPart(<Example value="2026-11-26" />);
  await user.click(screen.getByRole('button', { name: /26 November 2026/ }));
  const isLeft: boolean[] = [];
  const note = (event: Event) => isLeft.push(!event.defaultPrevented);
  document.addEventListener('keydown', note);
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  document.removeEventListener('keydown', note);

  expect(isLeft).toEqual([true, true]);
  expect(screen.getByRole('button', { name: /26 November 2026/ })).toHaveFocus();
});

test('the tab key leads to one day, and the arrow at the end keeps the focus', async () => {
  const { user } = renderPart(<Example value="2026-12-31" max="2026-12-31" />);
  const days = within(screen.getByRole('grid')).getAllByRole('button');
  expect(days.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);

  const back = screen.getByRole('button', { name: 'Previous month' });
  await user.click(back);

  expect(back).toHaveFocus();
  expect(back).toHaveAttribute('aria-disabled', 'true');
});

test('a taken day can be reached, and says that it cannot be chosen', async () => {
  const { user } = renderPart(
    <Example value="2026-11-26" isUnavailable={(date) => date === '2026-11-27'} />,
  );
  await user.click(screen.getByRole('button', { name: /26 November 2026/ }));
  await user.keyboard('{ArrowRight}{Enter}');

  const taken = screen.getByRole('button', { name: /27 November 2026/ });
  expect(taken).toHaveFocus();
  expect(taken).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText('2026-11-27')).not.toBeInTheDocument();
});

test('the names of days say which is chosen, and which are the first and the last', () => {
  renderPart(<Example value="2026-11-26" max="2026-11-28" />);

  // Node and browsers punctuate days differently.
  for (const name of [
    /^(Today, )?Thursday,? 26 November 2026 selected$/,
    /^(Today, )?Friday,? 20 November 2026, first available date$/,
    /^(Today, )?Saturday,? 28 November 2026, last available date$/,
  ]) {
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  }
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('26');
});

test.each([
  ['2026-11-23', ['23']],
  // It is not known yet.
  [null, []],
])('of %s, calls only that day the first available one', (firstAvailable, days) => {
  renderPart(
    <Example firstAvailable={firstAvailable} isUnavailable={(date) => date < '2026-11-23'} />,
  );

  const named = screen.queryAllByRole('button', { name: /first available date/ });
  expect(named.map(({ textContent }) => textContent)).toEqual(days);
});

test('a taken day is neither the first nor the last available one', () => {
  renderPart(<Example max="2026-11-28" isUnavailable={() => true} />);

  expect(screen.queryByRole('button', { name: /available date/ })).toBeNull();
});

test('a disabled calendar offers nothing', () => {
  renderPart(<Example value={null} isDisabled />);

  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
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

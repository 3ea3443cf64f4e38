import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { isMonth, MonthField, type MonthFieldProps } from './index.ts';

function Example(props: Partial<MonthFieldProps>) {
  const [value, setValue] = useState('');
  return (
    <>
      <MonthField
        label="When did you start?"
        value={value}
        onChange={setValue}
        max="2026-11"
        {...props}
      />
      <output>{value || 'nothing'}</output>
    </>
  );
}

const month = () => screen.getByLabelText('Month');
const year = () => screen.getByLabelText('Year');

test('reports the parts as they are chosen', async () => {
  const { user } = renderPart(<Example />);

  await user.selectOptions(month(), 'March');
  expect(screen.getByText('-03')).toBeInTheDocument();
  await user.selectOptions(year(), '1990');
  expect(screen.getByText('1990-03')).toBeInTheDocument();
  await user.selectOptions(month(), '');
  expect(screen.getByText('1990-')).toBeInTheDocument();
  await user.selectOptions(year(), '');

  expect(screen.getByText('nothing')).toBeInTheDocument();
});

test.each([
  ['2026-11', true],
  ['1950-01', true],
  ['2026-12', false],
  ['1949-12', false],
  ['2026-', false],
  ['-11', false],
  ['', false],
])('"%s" is a month that can be chosen: %s', (value, expected) => {
  expect(isMonth(value, undefined, '2026-11')).toBe(expected);
});

test('offers the years from 1950 to now, the latest first', () => {
  renderPart(<Example />);
  const years = within(year()).getAllByRole('option');

  expect(years.map((option) => option.textContent)).toEqual([
    'Year',
    ...Array.from({ length: 77 }, (_, index) => String(2026 - index)),
  ]);
});

test('a month that has not come yet is kept and said to be too late', async () => {
  const { user } = renderPart(<Example />);
  await user.selectOptions(month(), 'December');
  await user.selectOptions(year(), '2025');
  expect(screen.getByText('2025-12')).toBeInTheDocument();

  await user.selectOptions(year(), '2026');

  expect(screen.getByText('2026-12')).toBeInTheDocument();
  expect(month()).toHaveDisplayValue('December');
  expect(screen.getByRole('group', { name: 'When did you start?' })).toHaveAccessibleDescription(
    'Please choose a month from January 1950 to November 2026',
  );
  expect(within(month()).getByRole('option', { name: 'December' })).toBeDisabled();
  expect(within(month()).getByRole('option', { name: 'November' })).toBeEnabled();
});

test('shows the value, and is described by its error', async () => {
  renderPart(<Example value="2012-06" error="Start date is required" />);

  expect(month()).toHaveDisplayValue('June');
  expect(year()).toHaveValue('2012');
  expect(screen.getByRole('group', { name: 'When did you start?' })).toHaveAccessibleDescription(
    'Start date is required',
  );
  await expectAccessible();
});

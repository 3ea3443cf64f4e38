import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { DateField, type DateRange, DateRangeField, DateTimeField } from './index.ts';

function OneDay({ start = null, error }: { start?: string | null; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField label="Date" value={value} onChange={setValue} min="2026-11-20" error={error} />
      <output>{value ?? 'nothing'}</output>
    </>
  );
}

test('a date is typed day first, and reported once it is complete', async () => {
  const { user } = renderPart(<OneDay />);
  const segments = within(screen.getByRole('group', { name: 'Date' })).getAllByRole('spinbutton');
  expect(segments).toHaveLength(3);

  await user.click(segments[0]!);
  await user.keyboard('26');
  expect(screen.getByText('nothing')).toBeInTheDocument();
  await user.keyboard('112026');

  expect(screen.getByText('2026-11-26')).toBeInTheDocument();
});

test('a date is chosen from the calendar', async () => {
  const { user } = renderPart(<OneDay start="2026-11-26" />);

  await user.click(screen.getByRole('button', { name: /Open the calendar/ }));
  await user.click(await screen.findByRole('button', { name: /30 November 2026/ }));

  expect(screen.getByText('2026-11-30')).toBeInTheDocument();
});

test('every segment is described by the error', async () => {
  renderPart(<OneDay error="Please select dates before load report" />);
  const [day] = screen.getAllByRole('spinbutton');

  expect(day).toHaveAccessibleDescription(/Please select dates before load report/);
  await expectAccessible();
});

test('a range has two ends', async () => {
  function Example() {
    const [value, setValue] = useState<DateRange | null>(null);
    return (
      <>
        <DateRangeField label="Dates" value={value} onChange={setValue} />
        <output>{value ? `${value.from} to ${value.to}` : 'nothing'}</output>
      </>
    );
  }
  const { user } = renderPart(<Example />);

  await user.click(screen.getAllByRole('spinbutton')[0]!);
  await user.keyboard('01112026');
  await user.keyboard('30112026');

  expect(screen.getByText('2026-11-01 to 2026-11-30')).toBeInTheDocument();
  await expectAccessible();
});

test('a date with a time uses 24 hours', async () => {
  function Example() {
    const [value, setValue] = useState<string | null>('2026-11-01 09:30');
    return (
      <>
        <DateTimeField label="From" value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    );
  }
  const { user } = renderPart(<Example />);
  const hour = screen.getByRole('spinbutton', { name: /hour/ });

  await user.click(hour);
  await user.keyboard('18');

  expect(screen.getByText('2026-11-01 18:30')).toBeInTheDocument();
});

test('clearing a segment clears the value, even when the page re-renders meanwhile', async () => {
  const reported: (string | null)[] = [];
  function Example() {
    const [value, setValue] = useState<string | null>('2026-11-26');
    const [, rerender] = useState(0);
    return (
      <>
        <DateField
          label="Date"
          value={value}
          onChange={(day) => {
            reported.push(day);
            setValue(day);
          }}
        />
        <button type="button" onClick={() => rerender((times) => times + 1)}>
          Re-render
        </button>
      </>
    );
  }
  const { user } = renderPart(<Example />);
  const [day, month] = screen.getAllByRole('spinbutton');

  await user.click(day!);
  await user.keyboard('{Backspace}{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Re-render' }));
  expect(reported.at(-1)).toBeNull();
  expect(day).toHaveTextContent('dd');
  expect(month).toHaveTextContent('11');

  await user.click(day!);
  await user.keyboard('26');
  expect(reported.at(-1)).toBe('2026-11-26');
});

test('clearing a segment of a range clears the range', async () => {
  const reported: (DateRange | null)[] = [];
  function Example() {
    const [value, setValue] = useState<DateRange | null>({ from: '2026-11-01', to: '2026-11-30' });
    return (
      <DateRangeField
        label="Dates"
        value={value}
        onChange={(range) => {
          reported.push(range);
          setValue(range);
        }}
      />
    );
  }
  const { user } = renderPart(<Example />);
  expect(reported).toEqual([]);
  const segments = screen.getAllByRole('spinbutton');

  await user.click(segments[3]!);
  await user.keyboard('{Backspace}{Backspace}');
  expect(reported).toEqual([{ from: '2026-11-01', to: '2026-11-03' }, null]);
  await user.keyboard('28');

  expect(reported.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-28' });
  expect(segments[0]).toHaveTextContent('01');
});

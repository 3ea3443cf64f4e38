import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { labelStep, largestOf } from './chart-data.ts';
import { BarChart, type ChartProps, LineChart, RowChart } from './index.ts';

const PROPS: ChartProps = {
  title: 'Bookings by day',
  summary: 'Most bookings came on Tuesday.',
  categoryLabel: 'Day',
  categories: ['Mon', 'Tue', 'Wed'],
  series: [
    { key: 'mobile', label: 'At home', values: [2, 6, 0] },
    { key: 'salon', label: 'At the salon', values: [4, 3, 1] },
  ],
};

test.each([
  ['bars', <BarChart key="1" {...PROPS} />],
  ['lines', <LineChart key="2" {...PROPS} />],
  ['rows', <RowChart key="3" {...PROPS} />],
])('%s have an accessible name and a table with the same numbers', async (_kind, chart) => {
  const { user } = renderPart(chart);
  expect(
    screen.getByRole('img', { name: 'Bookings by day. Most bookings came on Tuesday.' }),
  ).toBeInTheDocument();

  await user.click(screen.getByText('Show the numbers'));
  const rows = within(screen.getByRole('table', { name: 'Bookings by day' })).getAllByRole('row');

  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Day', 'At home', 'At the salon'],
    ['Mon', '2', '4'],
    ['Tue', '6', '3'],
    ['Wed', '0', '1'],
  ]);
  await expectAccessible();
});

test('bars of one category are stacked to scale', () => {
  const { container } = renderPart(<BarChart {...PROPS} />);
  const bar = (title: string) =>
    [...container.querySelectorAll('rect')].find((rect) => rect.textContent === title)!;
  const number = (rect: Element, name: string) => Number(rect.getAttribute(name));
  const below = bar('Tue, At home: 6');
  const above = bar('Tue, At the salon: 3');

  expect(number(below, 'height')).toBeCloseTo(2 * number(above, 'height'));
  expect(number(above, 'y') + number(above, 'height')).toBeCloseTo(number(below, 'y'));
  expect(number(above, 'x')).toBe(number(below, 'x'));
});

test('rows end in their sum or in words, series in the colour of their meaning, and values in a unit', () => {
  const series = [
    { key: 'nobody', label: 'Nobody', values: [2, 6, 1200], meaning: 'bad' as const },
    { key: 'some', label: 'Some', values: [4, 3, 34], meaning: 'good' as const },
  ];
  const { container, rerender } = renderPart(
    <RowChart {...PROPS} series={series} valueLabel="Searches a day" />,
  );
  expect(screen.getByText('1,234')).toBeInTheDocument();
  expect(screen.getByText('Searches a day')).toBeVisible();
  const bar = [...container.querySelectorAll('rect')].find(
    (rect) => rect.textContent === 'Mon, Nobody: 2',
  );
  expect(bar).toHaveClass('bad');

  rerender(<RowChart {...PROPS} series={series} formatRow={([nobody]) => `${nobody} in vain`} />);
  expect(screen.getByText('1200 in vain')).toBeInTheDocument();
});

test('a chart with only zeros shows a text instead', () => {
  renderPart(
    <LineChart
      {...PROPS}
      series={[{ key: 'a', label: 'A', values: [0, 0, 0] }]}
      emptyText="No bookings"
    />,
  );

  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('No bookings')).toBeInTheDocument();
});

describe('the axis', () => {
  test('reaches the largest value, or the largest stack', () => {
    expect(largestOf(PROPS.series, false)).toBe(6);
    expect(largestOf(PROPS.series, true)).toBe(9);
    expect(largestOf([], true)).toBe(1);
  });

  test('shows only as many labels as fit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 200, max: 1200 }),
        (count, width) => {
          const step = labelStep(count, width);
          expect(step * (width / count)).toBeGreaterThanOrEqual(Math.min(56, width / count));
          expect((count / step) * 56).toBeLessThanOrEqual(width + 56);
        },
      ),
    );
  });
});

import { expectAccessible } from '@freely/ui/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../testing/render-part.ts';
import {
  type DayHours,
  DayRow,
  dayOff,
  dayProblems,
  defaultWorkday,
  emptyWeek,
  hasWorkday,
  isWeekValid,
  mobileDefaults,
  WEEKDAYS,
  type Weekday,
  WeekSchedule,
} from './index.ts';

function Example({ start = dayOff }: { start?: DayHours }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DayRow day="Monday" value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const shownValue = () => JSON.parse(screen.getByText(/^\{/).textContent ?? '') as DayHours;

test.each([
  ['inside', [{ from: '13:00', to: '14:00' }], [null]],
  ['as long as the day', [{ from: '09:00', to: '18:00' }], ['whole']],
  [
    'at the very ends',
    [
      { from: '09:00', to: '10:00' },
      { from: '17:00', to: '18:00' },
    ],
    [null, null],
  ],
  ['backwards', [{ from: '14:00', to: '13:00' }], ['order']],
  ['before the hours', [{ from: '08:45', to: '09:30' }], ['outside']],
  ['after the hours', [{ from: '17:45', to: '18:15' }], ['outside']],
  [
    'one over another',
    [
      { from: '12:00', to: '13:00' },
      { from: '12:45', to: '14:00' },
    ],
    [null, 'overlap'],
  ],
  [
    'one after another',
    [
      { from: '12:00', to: '13:00' },
      { from: '13:00', to: '14:00' },
    ],
    [null, null],
  ],
])('a break %s', (_where, breaks, problems) => {
  expect(dayProblems({ ...defaultWorkday, breaks })).toEqual(problems);
});

test('a day that is switched on has the default hours and break, and none when switched off', async () => {
  const { user } = renderPart(<Example />);
  expect(screen.getByText('Not working')).toBeInTheDocument();

  await user.click(screen.getByRole('switch', { name: 'Monday' }));
  expect(shownValue()).toEqual({
    isOn: true,
    from: '09:00',
    to: '18:00',
    breaks: [{ from: '13:00', to: '14:00' }],
  });
  await user.click(screen.getByRole('switch', { name: 'Monday' }));

  expect(shownValue()).toEqual({ isOn: false, from: '08:00', to: '18:00', breaks: [] });
});

test('breaks are added, changed and removed, and an invalid one shows its error', async () => {
  const { user } = renderPart(<Example start={defaultWorkday} />);

  await user.click(screen.getByRole('button', { name: 'Add a break on Monday' }));
  const second = screen.getByLabelText('Monday, break 2 from');
  await user.selectOptions(second, '12:45');
  await user.selectOptions(screen.getByLabelText('Monday, break 2 to'), '13:15');
  expect(second).toHaveAccessibleDescription('This break overlaps another one');
  await user.selectOptions(screen.getByLabelText('Monday, break 2 to'), '16:00');
  await user.selectOptions(second, '15:30');
  expect(second).toHaveAccessibleDescription('');
  await user.click(screen.getByRole('button', { name: 'Remove Monday break, 13:00' }));

  expect(shownValue().breaks).toEqual([{ from: '15:30', to: '16:00' }]);
});

test('a break that is added is the free hour that is nearest to the default break', async () => {
  const { user } = renderPart(<Example start={{ ...defaultWorkday, breaks: [] }} />);
  const add = screen.getByRole('button', { name: 'Add a break on Monday' });

  for (let breaks = 0; breaks < 3; breaks += 1) await user.click(add);
  expect(shownValue().breaks).toEqual([
    { from: '13:00', to: '14:00' },
    { from: '12:00', to: '13:00' },
    { from: '14:00', to: '15:00' },
  ]);
});

test('a day without a free hour gets the default break, and says what is wrong with it', async () => {
  const { user } = renderPart(<Example start={{ ...dayOff, isOn: true, to: '08:45' }} />);

  await user.click(screen.getByRole('button', { name: 'Add a break on Monday' }));

  expect(screen.getByLabelText('Monday, break 1 from')).toHaveAccessibleDescription(
    'This break is outside your hours',
  );
});

test('hours that the default break fills take it away', async () => {
  const { user } = renderPart(<Example start={{ ...defaultWorkday, from: '13:00' }} />);

  await user.selectOptions(screen.getByLabelText('Monday to'), '14:00');

  expect(shownValue()).toMatchObject({ from: '13:00', to: '14:00', breaks: [] });
});

test('a chosen break that fills the hours stays, with its error', async () => {
  const chosen = { from: '09:00', to: '12:00' };
  const { user } = renderPart(<Example start={{ ...defaultWorkday, breaks: [chosen] }} />);

  await user.selectOptions(screen.getByLabelText('Monday to'), '12:00');

  expect(screen.getByLabelText('Monday, break 1 to')).toHaveAccessibleDescription(
    'The breaks leave no time to work',
  );
});

test('hours after the default break take it away, but no break that was chosen', async () => {
  const chosen = { from: '12:00', to: '12:30' };
  const { user } = renderPart(
    <Example start={{ ...defaultWorkday, breaks: [...defaultWorkday.breaks, chosen] }} />,
  );

  await user.selectOptions(screen.getByLabelText('Monday from'), '13:30');
  expect(shownValue().breaks).toEqual([...defaultWorkday.breaks, chosen]);
  await user.selectOptions(screen.getByLabelText('Monday from'), '14:00');

  expect(shownValue().breaks).toEqual([chosen]);
  expect(screen.getByLabelText('Monday, break 1 from')).toHaveAccessibleDescription(
    'This break is outside your hours',
  );
});

test('the selects offer no end before the start', () => {
  renderPart(<Example start={defaultWorkday} />);
  const times = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.textContent);

  expect(times('Monday from').at(-1)).toBe('17:45');
  expect(times('Monday to').at(0)).toBe('09:15');
  expect(times('Monday to').at(-1)).toBe('24:00');
});

test('a week has seven days, which change one at a time', async () => {
  const off = Object.fromEntries(WEEKDAYS.map((day) => [day, dayOff])) as Record<Weekday, DayHours>;
  function Week() {
    const [week, setWeek] = useState(off);
    return (
      <WeekSchedule value={week} onChange={setWeek} errors={{ friday: { hours: 'Too long' } }} />
    );
  }
  const { user } = renderPart(<Week />);
  expect(screen.getAllByRole('switch').map((one) => one.parentElement?.textContent)).toEqual([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ]);

  await user.click(screen.getByRole('switch', { name: 'Friday' }));

  expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(1);
  expect(screen.getByLabelText('Friday from')).toHaveAccessibleDescription('Too long');
  await expectAccessible();
});

function WholeWeek({ defaults }: { defaults?: typeof mobileDefaults }) {
  const [week, setWeek] = useState<Readonly<Record<Weekday, DayHours>>>(emptyWeek);
  return (
    <>
      <WeekSchedule value={week} onChange={setWeek} defaults={defaults} />
      <output>{JSON.stringify(week)}</output>
    </>
  );
}

const shownWeek = () =>
  JSON.parse(screen.getByText(/^\{/).textContent ?? '') as Record<Weekday, DayHours>;

test('a day is copied to others with its breaks', async () => {
  const { user } = renderPart(<WholeWeek />);
  await user.click(screen.getByRole('switch', { name: 'Monday' }));
  await user.selectOptions(screen.getByLabelText('Monday from'), '10:15');

  await user.click(screen.getByRole('button', { name: 'Copy to other days: Monday' }));
  const panel = within(screen.getByRole('group', { name: 'Copy Monday to' }));
  expect(panel.getByRole('button', { name: 'Copy' })).toBeDisabled();
  await user.click(panel.getByRole('checkbox', { name: 'Tuesday' }));
  await user.click(panel.getByRole('checkbox', { name: 'Friday' }));
  await expectAccessible();
  await user.click(panel.getByRole('button', { name: 'Copy' }));

  const { monday, tuesday, friday, sunday } = shownWeek();
  expect([tuesday, friday]).toEqual([monday, monday]);
  expect(sunday.isOn).toBe(false);
  expect(screen.getByText('Monday copied to 2 days')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy to other days: Monday' })).toHaveFocus();
});

test('a day is copied to all other days at once, and Escape closes the panel', async () => {
  const { user } = renderPart(<WholeWeek />);
  await user.click(screen.getByRole('switch', { name: 'Monday' }));
  const opener = screen.getByRole('button', { name: 'Copy to other days: Monday' });

  await user.click(opener);
  await user.click(screen.getByRole('checkbox', { name: 'All other days' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(opener);
  await user.click(screen.getByRole('checkbox', { name: 'All other days' }));
  await user.click(screen.getByRole('button', { name: 'Copy' }));

  expect(Object.values(shownWeek()).every(({ isOn }) => isOn)).toBe(true);
});

test('the default hours of a Sunday are longer for mobile work', async () => {
  const { user } = renderPart(<WholeWeek defaults={mobileDefaults} />);

  await user.click(screen.getByRole('switch', { name: 'Sunday' }));
  await user.click(screen.getByRole('switch', { name: 'Monday' }));

  expect(shownWeek().sunday).toEqual({ ...defaultWorkday, to: '20:00' });
  expect(shownWeek().monday).toEqual(defaultWorkday);
});

test('a week can be saved when every day can', () => {
  const bad = { ...defaultWorkday, breaks: [{ from: '14:00', to: '13:00' }] };

  expect([emptyWeek, { ...emptyWeek, friday: bad }].map(isWeekValid)).toEqual([true, false]);
  expect(isWeekValid({ ...emptyWeek, friday: { ...defaultWorkday, to: '09:00' } })).toBe(false);
  expect([emptyWeek, { ...emptyWeek, friday: defaultWorkday }].map(hasWorkday)).toEqual([
    false,
    true,
  ]);
});

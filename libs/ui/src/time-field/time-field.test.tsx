import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPart } from '../testing/render-part.tsx';
import { TimeField, timesBetween } from './index.ts';

test.each([
  ['09:00', '10:00', 15, ['09:00', '09:15', '09:30', '09:45', '10:00']],
  ['09:05', '09:40', 15, ['09:15', '09:30']],
  ['23:30', '24:00', 15, ['23:30', '23:45', '24:00']],
  ['09:00', '11:00', 60, ['09:00', '10:00', '11:00']],
  ['10:00', '09:00', 15, []],
])('from %s to %s by %i minutes', (first, last, step, times) => {
  expect(timesBetween(first, last, step)).toEqual(times);
});

test('reports the chosen time, and keeps a value that is not on the list', async () => {
  const onChange = jest.fn();
  const { user } = renderPart(
    <TimeField label="From" value="09:20" onChange={onChange} min="09:00" max="10:00" />,
  );
  const list = screen.getByLabelText('From');
  expect(list).toHaveValue('09:20');
  expect(within(list).getAllByRole('option')).toHaveLength(6);

  await user.selectOptions(list, '09:45');

  expect(onChange).toHaveBeenCalledWith('09:45');
});

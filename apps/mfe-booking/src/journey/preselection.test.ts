import { expect, test } from '@jest/globals';
import { readPractitioner, readPreselection, withWanted } from './preselection.ts';

const read = (query: string) => readPreselection(new URLSearchParams(query));

test('a link carries treatments, one id for each unit, and a start time', () => {
  expect(read('treatments=9,9,12&time=15:45')).toEqual({ treatments: [9, 9, 12], time: '15:45' });
  expect(read('')).toEqual({ treatments: [], time: null });
});

test.each(['24:00', '9:00', '09:60', 'noon', ''])('%j is no time', (time) => {
  expect(read(`time=${time}`).time).toBeNull();
});

test('what is no id of a treatment is ignored, and so is what no booking can have', () => {
  expect(read('treatments=a,-1,0,1.5,,7').treatments).toEqual([7]);
  expect(read(`treatments=${Array(30).fill(7).join()}`).treatments).toHaveLength(20);
});

test('who and what is wanted is read as it was written', () => {
  const query = new URLSearchParams(
    withWanted('type=beautician', { practitioner: 7, treatments: [4, 4, 6] }),
  );

  expect(query.get('type')).toBe('beautician');
  expect(readPractitioner(query)).toBe(7);
  expect(readPreselection(query).treatments).toEqual([4, 4, 6]);
  expect(withWanted('', { treatments: [] })).toBe('');
});

test.each(['0', '-7', '1.5', 'abc', ''])('%j is no practitioner', (id) => {
  expect(readPractitioner(new URLSearchParams({ practitioner: id }))).toBeNull();
});

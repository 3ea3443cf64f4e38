import { expect, test } from '@jest/globals';
import { bodyOf, draftOf, emptyDraft, problemsOf, slotDraft } from './time-off-draft.ts';
import { wallDate } from './wall-date.ts';

const today = '2026-11-20';
const partOfDay = {
  ...slotDraft(wallDate(today, '09:00'), wallDate(today, '10:30')),
  title: 'Run',
};

test('a click selects an hour, dragging selects the dragged interval', () => {
  const click = slotDraft(wallDate(today, '09:00'), wallDate(today, '09:15'));
  expect([click.startTime, click.endTime, click.isFullDay]).toEqual(['09:00', '10:00', false]);
  expect([partOfDay.startTime, partOfDay.endTime]).toEqual(['09:00', '10:30']);
});

test('days that are selected in the month view are full days', () => {
  expect(slotDraft(wallDate('2026-11-20'), wallDate('2026-11-23'))).toMatchObject({
    isFullDay: true,
    date: '2026-11-20',
    endDate: '2026-11-22',
  });
});

test('invalid drafts get the specified messages', () => {
  expect(problemsOf({ ...emptyDraft(wallDate(today)), date: today }, today)).toEqual({
    title: 'titleField',
  });
  expect(problemsOf({ ...partOfDay, title: ' ' }, today)).toEqual({ title: 'title' });
  expect(problemsOf({ ...partOfDay, startTime: '', endTime: '' }, today)).toEqual({
    startTime: 'from',
    endTime: 'to',
  });
  expect(problemsOf({ ...partOfDay, endTime: '09:00' }, today)).toEqual({ endTime: 'order' });
  expect(problemsOf({ ...partOfDay, endDate: '2026-11-21', endTime: '08:00' }, today)).toEqual({});
  expect(problemsOf({ ...partOfDay, endDate: '2026-11-19' }, today)).toEqual({
    endDate: 'lastDate',
  });
  expect(problemsOf({ ...partOfDay, date: '2026-11-19' }, today)).toEqual({ date: 'past' });
  expect(problemsOf({ ...partOfDay, date: null }, today)).toEqual({ date: 'date' });
});

test('a draft is converted to a request body, and an existing time off to a draft', () => {
  expect(bodyOf(partOfDay)).toEqual({
    title: 'Run',
    date: today,
    end_date: today,
    full_day_off: false,
    start_time: '09:00',
    end_time: '10:30',
  });
  const off = {
    id: 7,
    title: 'Away',
    date: today,
    end_date: '2026-11-25',
    full_day_off: true,
    start_time: null,
    end_time: null,
  };
  expect(bodyOf(draftOf(off))).toEqual({
    title: 'Away',
    date: today,
    end_date: '2026-11-25',
    full_day_off: true,
  });
});

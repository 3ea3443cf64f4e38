import { expect, test } from '@jest/globals';
import { bodyOf, draftOf, emptyDraft, problemsOf, slotDraft } from './time-off-draft.ts';
import { wallDate } from './wall-date.ts';

const today = '2026-11-20';
const partly = { ...slotDraft(wallDate(today, '09:00'), wallDate(today, '10:30')), title: 'Run' };

test('a press takes an hour, a stretch what was drawn', () => {
  const press = slotDraft(wallDate(today, '09:00'), wallDate(today, '09:15'));
  expect([press.startTime, press.endTime, press.isFullDay]).toEqual(['09:00', '10:00', false]);
  expect([partly.startTime, partly.endTime]).toEqual(['09:00', '10:30']);
});

test('days drawn in a month are whole days', () => {
  expect(slotDraft(wallDate('2026-11-20'), wallDate('2026-11-23'))).toMatchObject({
    isFullDay: true,
    date: '2026-11-20',
    endDate: '2026-11-22',
  });
});

test('the messages of the documents', () => {
  expect(problemsOf({ ...emptyDraft(wallDate(today)), date: today }, today)).toEqual({
    title: 'titleField',
  });
  expect(problemsOf({ ...partly, title: ' ' }, today)).toEqual({ title: 'title' });
  expect(problemsOf({ ...partly, startTime: '', endTime: '' }, today)).toEqual({
    startTime: 'from',
    endTime: 'to',
  });
  expect(problemsOf({ ...partly, endTime: '09:00' }, today)).toEqual({ endTime: 'order' });
  expect(problemsOf({ ...partly, endDate: '2026-11-21', endTime: '08:00' }, today)).toEqual({});
  expect(problemsOf({ ...partly, endDate: '2026-11-19' }, today)).toEqual({ endDate: 'lastDate' });
  expect(problemsOf({ ...partly, date: '2026-11-19' }, today)).toEqual({ date: 'past' });
  expect(problemsOf({ ...partly, date: null }, today)).toEqual({ date: 'date' });
});

test('what is sent, and what was there already', () => {
  expect(bodyOf(partly)).toEqual({
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

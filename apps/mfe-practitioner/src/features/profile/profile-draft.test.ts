import { expect, test } from '@jest/globals';
import { changedFields, changesOf, missingIn, type ProfileDraft } from './profile-draft.ts';

const saved: ProfileDraft = {
  firstName: 'Amara',
  lastName: 'Osei',
  startMonth: '2019-03',
  qualifications: ['NVQ 3'],
  bio: 'Nails',
};

const changesIn = (draft: ProfileDraft) => changesOf(draft, changedFields(saved, draft));

test('only changed fields are sent', () => {
  expect(changesIn(saved)).toEqual({ settings: null, profile: null });
  expect(changesIn({ ...saved, firstName: 'Ama' })).toEqual({
    settings: { first_name: 'Ama' },
    profile: null,
  });
  expect(changesIn({ ...saved, startMonth: '2020-01', bio: 'Nails and hands ' })).toEqual({
    settings: null,
    profile: { start_working_date: '2020-01-01', bio: 'Nails and hands' },
  });
});

test('blank qualifications are not added, and emptied ones are removed', () => {
  expect(changesIn({ ...saved, qualifications: ['NVQ 3', ' '] }).profile).toBeNull();
  expect(changesIn({ ...saved, qualifications: [''] }).profile).toEqual({
    qualifications: [],
  });
});

test('names and the start month are required', () => {
  expect(missingIn(saved)).toEqual([]);
  expect(missingIn({ ...saved, firstName: ' ', lastName: '', startMonth: '' })).toEqual([
    'firstName',
    'lastName',
    'start',
  ]);
});

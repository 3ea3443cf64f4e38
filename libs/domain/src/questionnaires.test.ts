import { describe, expect, test } from '@jest/globals';
import {
  answerRefusal,
  type Question,
  questionnaireBounds,
  ruledOutBy,
  standingOf,
  strayAnswers,
} from './questionnaires.ts';

const pregnant: Question = { id: 'q1', kind: 'yes_no', text: 'Are you pregnant?', rulesOut: 'yes' };
const skin: Question = {
  id: 'q2',
  kind: 'one_of',
  text: 'How is your skin?',
  options: ['Well', 'Dry', 'Broken'],
  rulesOut: ['Broken'],
};
const allergies: Question = { id: 'q3', kind: 'text', text: 'Any allergies?', required: false };
const medicines: Question = { id: 'q4', kind: 'text', text: 'Medicines', required: true };
const consent: Question = { id: 'q5', kind: 'consent', text: 'I have answered truthfully.' };
const all = [pregnant, skin, allergies, medicines, consent];

describe('an answer', () => {
  test.each([
    [pregnant, 'yes', null],
    [pregnant, 'perhaps', 'not_offered'],
    [pregnant, undefined, 'missing'],
    [skin, 'Broken', null],
    [skin, 'broken', 'not_offered'],
    [skin, ' ', 'missing'],
    [allergies, '', null],
    [medicines, '  ', 'missing'],
    [medicines, 'x'.repeat(questionnaireBounds.text), null],
    [medicines, 'x'.repeat(questionnaireBounds.text + 1), 'too_long'],
    [allergies, 'x'.repeat(questionnaireBounds.text + 1), 'too_long'],
    [consent, 'yes', null],
    [consent, 'no', 'not_agreed'],
    [consent, undefined, 'not_agreed'],
  ] as const)('of row %#', (question, given, refusal) => {
    expect(answerRefusal(question, given)).toBe(refusal);
  });

  test('that rules the treatment out can be signed: the practitioner has to learn of it', () => {
    expect(answerRefusal(pregnant, 'yes')).toBeNull();
    expect(ruledOutBy(all, { q1: 'yes' })).toEqual([pregnant]);
  });

  test('to a question of another version is found', () => {
    expect(strayAnswers(all, { q1: 'no', q9: 'yes' })).toEqual(['q9']);
  });
});

describe('a treatment is ruled out', () => {
  test('by the answers that its questions name, and by no others', () => {
    expect(ruledOutBy(all, { q1: 'no', q2: 'Dry', q3: 'yes', q4: 'Broken', q5: 'no' })).toEqual([]);
    expect(ruledOutBy(all, { q1: 'yes', q2: 'Broken' })).toEqual([pregnant, skin]);
    expect(ruledOutBy([{ ...pregnant, rulesOut: 'no' }], { q1: 'no' })).toHaveLength(1);
  });

  test('also by an answer with a space around it, which is signed without one', () => {
    expect(ruledOutBy(all, { q2: ' Broken ' })).toEqual([skin]);
  });

  test('by nothing where the question rules nothing out, or has no answer', () => {
    expect(ruledOutBy([{ ...pregnant, rulesOut: null }], { q1: 'yes' })).toEqual([]);
    expect(ruledOutBy([{ ...pregnant, id: 'constructor' }], {})).toEqual([]);
  });
});

describe('a questionnaire of a booking', () => {
  const now = new Date('2026-11-02T10:00:00Z');
  const upcoming = {
    status: 'confirmed',
    isPaid: true,
    now,
    startsAt: new Date('2026-11-03T10:00:00Z'),
  } as const;
  const standing = (change: object, versions: object = {}) =>
    standingOf({
      booking: { ...upcoming, ...change },
      currentVersion: 2,
      signedVersion: null,
      ...versions,
    });

  test('is due once the booking is paid, until the visit begins', () => {
    expect(standing({})).toBe('due');
    expect(standing({ isPaid: false, status: 'held' })).toBe('closed');
    expect(standing({ startsAt: now })).toBe('closed');
    expect(standing({ status: 'cancelled_by_customer' })).toBe('closed');
  });

  test('is due again in a new version, but only before the visit', () => {
    expect(standing({}, { signedVersion: 1 })).toBe('due');
    expect(standing({}, { signedVersion: 2 })).toBe('signed');
    expect(standing({ startsAt: now }, { signedVersion: 1 })).toBe('signed_before');
    expect(standing({ status: 'cancelled_by_customer' }, { signedVersion: 1 })).toBe(
      'signed_before',
    );
  });

  test('is not asked any more when it is withdrawn; what was signed stays', () => {
    expect(standing({}, { currentVersion: null })).toBe('closed');
    expect(standing({}, { currentVersion: null, signedVersion: 1 })).toBe('signed_before');
  });
});

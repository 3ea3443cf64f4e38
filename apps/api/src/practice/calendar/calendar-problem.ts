/** Why an external calendar could not be read, as messages for the practitioner. */
const problems = {
  refused:
    'This address cannot be used. Please copy the public or secret iCal address of your calendar.',
  unreachable: 'This calendar cannot be reached at the moment. We will try again.',
  too_slow: 'This calendar takes too long to respond. We will try again.',
  too_large: 'This calendar is too large to be read.',
  not_a_calendar: 'There is no calendar at this address.',
} as const;

export class CalendarProblem extends Error {
  override readonly name = 'CalendarProblem';

  constructor(kind: keyof typeof problems) {
    super(problems[kind]);
  }
}

import { type ErrorMessage, marketLanguage, wordError } from '../../kernel/messages/index.ts';

/** Why an external calendar could not be read, as the practitioner is told. */
type Problem = 'refused' | 'unreachable' | 'too_slow' | 'too_large' | 'not_a_calendar';

export class CalendarProblem extends Error {
  override readonly name = 'CalendarProblem';
  readonly text: ErrorMessage;

  constructor(kind: Problem) {
    const text: ErrorMessage = `calendars.${kind}`;
    // What is stored of a calendar.
    super(wordError(text, marketLanguage));
    this.text = text;
  }
}

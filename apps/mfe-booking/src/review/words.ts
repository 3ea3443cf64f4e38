import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../journey/words.ts';

const review = {
  title: 'Review of {{name}}',
  heading: 'How was it with {{name}}?',
  lead: 'Others see your first name, the initial of your last name, and what you write here.',
  invitedLead:
    '{{name}} has invited you to write a review. It is shown with the label “Invited client”.',
  treatments: '{{treatments}}, {{date}}',
  loading: 'Loading the appointment',
  timekeeping: 'Timekeeping',
  friendliness: 'Friendliness',
  communication: 'Communication',
  satisfaction: 'Satisfaction',
  text: 'Your review',
  name: 'Your name',
  nameHint: 'Shown as first name and initial.',
  submit: 'Leave review',
  failed: 'Your review was not saved',
  missing: {
    timekeeping: 'Please rate the timekeeping',
    friendliness: 'Please rate the friendliness',
    communication: 'Please rate the communication',
    satisfaction: 'Please rate your satisfaction',
    text: 'Please write a review',
    name: 'Name is required',
  },
  tooLong: 'The review may not be greater than 255 characters.',
} as const;

/** The messages of both review pages, loaded together with them. */
export const { useWords } = lateWordsOf(namespace, { review });

/** Every message key of the review pages; the validation messages are such keys. */
export type ReviewWord = Parameters<ReturnType<typeof useWords>>[0];

import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

export const texts = {
  signUp: {
    title: 'Practitioner sign up',
    heading: 'Take bookings on {{brand}}',
    lead: 'Signing up is free. Then you tell us what you do, where and when. It takes about ten minutes, and you can stop and come back at any time.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    phonePlaceholder: '07700 900123',
    phoneHint: 'Customers see it once they have paid for a booking.',
    gender: 'Gender',
    m: 'Male',
    f: 'Female',
    howYouFind: 'How did you find us?',
    found: {
      google_search: 'Google search',
      facebook: 'Facebook',
      instagram: 'Instagram',
      twitter: 'Twitter',
      linkedin: 'LinkedIn',
      newspaper_magazine: 'Newspaper or magazine',
      recommendation: 'Somebody recommended it',
      other: 'Something else',
    },
    appointmentScheduling: 'How do you keep your appointments now?',
    scheduling: {
      apple_ical: 'Apple Calendar',
      google_calendar: 'Google Calendar',
      microsoft_outlook_calendar: 'Microsoft Outlook Calendar',
      other_digital: 'Another app',
      notebook: 'In a notebook',
    },
    choose: 'Please choose',
    password: 'Password',
    passwordHint: 'At least 8 characters',
    confirmation: 'Confirm password',
    terms:
      'I agree to the <terms>terms of service</terms> and the <privacy>privacy policy</privacy>',
    newTab: 'opens in a new tab',
    submit: 'Create account',
    haveAccount: 'Already have an account?',
    logIn: 'Log in',
    rules: {
      gender: 'Gender is required',
      howYouFind: 'Please choose how you found us',
      appointmentScheduling: 'Please choose how you keep your appointments',
    },
  },
} as const;

export const { useWords } = lateWordsOf(namespace, texts);
